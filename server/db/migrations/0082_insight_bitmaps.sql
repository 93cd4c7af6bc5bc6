-- Up Migration
-- Distinct people as bitmaps (decision 77): a day, a side and a block of 8,192 account ids make one row of 1 KB, which is
-- stored without compression. A union of days is bit_or, and the number of people is bit_count. Block 0 of the buyers is
-- stored for every counted day, also without orders.
create function insight_block(user_id bigint) returns bigint language sql immutable return user_id / 8192;
create function insight_bit(user_id bigint) returns bit(8192) language sql immutable
  return set_bit(0::bit(8192), (user_id % 8192)::int, 1);

create table insight_active (
  day date not null,
  side text not null check (side in ('buyer', 'seller')),
  block bigint not null,
  people bit(8192) not null,
  primary key (day, side, block)
);

-- The version before counts days without bitmaps (insight_people, insight_counts). Its days are counted again.
create function forget_insight_active() returns trigger language plpgsql as $$
begin
  delete from insight_active where day = new.day;
  return null;
end $$;
create trigger insight_closed_active after insert or update on insight_closed
  for each row execute function forget_insight_active();

insert into insight_active (day, side, block, people)
select day, side, block, bit_or(people) from (
  select day, side, insight_block(user_id) as block, insight_bit(user_id) as people from insight_people
  union all
  select day, 'buyer', 0, 0::bit(8192) from insight_closed) counted
group by 1, 2, 3;
