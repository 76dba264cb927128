"""`python -m stolik`."""

from stolik.cli.main import main

raise SystemExit(main())
