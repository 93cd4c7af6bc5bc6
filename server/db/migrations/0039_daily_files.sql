-- What each person has sent as files on their last day of sending, a day of Riyadh: all web processes count here.
create table daily_files (
  user_id bigint primary key references users on delete cascade,
  day date not null,
  files integer not null,
  bytes bigint not null
);
