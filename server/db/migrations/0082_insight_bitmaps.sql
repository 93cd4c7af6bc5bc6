-- Up Migration
-- Distinct people as bitmaps (decision 82): a day, a side and a block of 8,192 account ids make one row of 1 KB, which is
-- stored without compression. A union of days is bit_or, and the number of people is bit_count.
create function insight_block(user_id bigint) returns bigint language sql immutable return user_id / 8192;
create function insight_bit(user_id bigint) returns bit(8192) language sql immutable
  return set_bit(0::bit(8192), (user_id % 8192)::int, 1);

drop table insight_counts;
alter table insight_people rename to insight_people_by_id;
create table insight_people (
  day date not null,
  side text not null check (side in ('buyer', 'seller')),
  block bigint not null,
  people bit(8192) not null,
  primary key (day, side, block)
);
insert into insight_people (day, side, block, people)
select day, side, insight_block(user_id), bit_or(insight_bit(user_id)) from insight_people_by_id group by 1, 2, 3;
drop table insight_people_by_id;
