
-- Up Migration
-- Distinct people of the closed days of a window. Counting a year of them takes a second at a million orders (decision 73).
-- A row is valid as long as it exists: closing a day deletes the rows of every window that contains the day.
create table insight_counts (
  first date not null,
  until date not null,
  buyers int not null,
  sellers int not null,
  primary key (first, until)
);
