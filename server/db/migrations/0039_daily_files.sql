-- The files that each person sent on the last day of sending (a day in Riyadh). All web processes count here.
create table daily_files (
  user_id bigint primary key references users on delete cascade,
  day date not null,
  files integer not null,
  bytes bigint not null
);
