-- Up Migration
-- Back office (contract, section 8): today's trade, queues, the audit log and the books.

-- The trade of a day by hour, as an index-only scan.
create index orders_placed on orders (created_at) include (status, subtotal_halalas);
-- Disputes that wait for a decision, oldest first.
create index orders_disputed on orders (dispute_at, id) where status = 'disputed';

-- The audit log by action, by day and by words of its notes; it is written rarely.
create index audit_action on audit (action, id desc);
create index audit_at on audit (at);
create index audit_note on audit using gin (note gin_trgm_ops) where note is not null;

-- The books in order of time. Rows of one transfer are next to each other.
create index transfers_at on transfers (at, id);
