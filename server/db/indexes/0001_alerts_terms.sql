-- A person has at most one alert for the same kind, species, place and origin.
create unique index concurrently alerts_terms on alerts (user_id, kind, fish_id, market_id, coast, origin) nulls not distinct;
