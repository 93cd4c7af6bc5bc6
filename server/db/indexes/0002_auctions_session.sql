-- Finds the lots of a session in their order; also serves the foreign key.
create index concurrently auctions_session on auctions (session_id, session_position) where session_id is not null;
