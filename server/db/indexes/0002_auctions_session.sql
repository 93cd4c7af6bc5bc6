-- The lots of a session in their order, and its foreign key.
create index concurrently auctions_session on auctions (session_id, session_position) where session_id is not null;
