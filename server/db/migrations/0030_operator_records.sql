-- Up Migration
-- What the market's own people look at (contract, section 8): today's trade, what waits, the audit log and the books.

-- A day's trade by its hours, however many orders there are.
create index orders_placed on orders (created_at) include (status, subtotal_halalas);
-- What waits for a decision, the oldest first.
create index orders_disputed on orders (dispute_at, id) where status = 'disputed';

-- The log by what was done, by day and by words of its notes; few write to it.
create index audit_action on audit (action, id desc);
create index audit_at on audit (at);
create index audit_note on audit using gin (note gin_trgm_ops) where note is not null;

-- The books in the order of time: rows of one transfer stand together.
create index transfers_at on transfers (at, id);
