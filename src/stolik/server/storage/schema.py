"""The schema as a list of steps: a database at version n lacks the steps from n on.

A step is never changed once released; a new one is put at the end. {bytes}, {big}, {time} and
{now} (milliseconds since 1970) are the words of each database for these.
"""

STEPS = (
    """
    CREATE TABLE meta (key TEXT PRIMARY KEY, value {bytes} NOT NULL);
    CREATE TABLE people (id TEXT PRIMARY KEY, name TEXT NOT NULL);
    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        maker TEXT NOT NULL,
        watch INTEGER NOT NULL,
        status TEXT NOT NULL,
        busy INTEGER NOT NULL,
        updated {big} NOT NULL,
        setup {bytes} NOT NULL,
        summary {bytes} NOT NULL,
        record TEXT
    );
    CREATE INDEX tables_by_maker ON tables (maker, status);
    CREATE INDEX tables_at_work ON tables (busy) WHERE busy = 1;
    CREATE INDEX tables_to_watch ON tables (watch, status, updated);
    CREATE TABLE sitters (
        person TEXT NOT NULL,
        table_id TEXT NOT NULL REFERENCES tables (id),
        PRIMARY KEY (person, table_id)
    );
    CREATE TABLE entries (
        table_id TEXT NOT NULL REFERENCES tables (id),
        n INTEGER NOT NULL,
        entry {bytes} NOT NULL,
        PRIMARY KEY (table_id, n)
    );
    CREATE TABLE chat (
        table_id TEXT NOT NULL REFERENCES tables (id),
        n INTEGER NOT NULL,
        said {bytes} NOT NULL,
        PRIMARY KEY (table_id, n)
    );
    """,
    """
    CREATE TABLE processes (id TEXT PRIMARY KEY, until {time} NOT NULL);
    ALTER TABLE tables ADD COLUMN holder TEXT;
    """,
    """
    ALTER TABLE chat ADD COLUMN key TEXT;
    CREATE UNIQUE INDEX chat_by_key ON chat (table_id, key);
    CREATE INDEX tables_by_age ON tables (status, updated);
    """,
    """
    CREATE TABLE archived (
        person TEXT NOT NULL,
        table_id TEXT NOT NULL REFERENCES tables (id),
        PRIMARY KEY (person, table_id)
    );
    """,
    """
    ALTER TABLE people ADD COLUMN seen {big} NOT NULL DEFAULT 0;
    UPDATE people SET seen = {now};
    """,
    """
    CREATE TABLE labels (
        table_id TEXT NOT NULL REFERENCES tables (id),
        seat INTEGER NOT NULL,
        label TEXT NOT NULL,
        after INTEGER NOT NULL,
        PRIMARY KEY (table_id, seat)
    );
    """,
    """
    CREATE TABLE devices (person TEXT PRIMARY KEY, generation INTEGER NOT NULL);
    CREATE TABLE codes (
        code TEXT PRIMARY KEY,
        person TEXT NOT NULL UNIQUE,
        until {big} NOT NULL,
        taker TEXT
    );
    """,
)
OWN_LISTS = (
    "status NOT IN ('over', 'deleted') AND NOT {away}",
    "status = 'over' AND NOT {away}",
    "status != 'deleted' AND {away}",
)
"""Which of a person's tables are in progress, finished, and put away."""
AWAY = (
    "EXISTS (SELECT 1 FROM archived"
    " WHERE archived.table_id = tables.id AND archived.person = sitters.person)"
)
COLUMNS = "id, maker, watch, status, busy, updated, setup, summary, record"
"""Of a table, as they are inserted."""
