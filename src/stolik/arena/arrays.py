"""The arrays of figures that matches, ratings and searches share."""

from typing import Any

import numpy as np

Array = np.ndarray[Any, np.dtype[np.float64]]
