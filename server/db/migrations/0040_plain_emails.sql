-- Up Migration
-- Stored e-mail addresses in their one form, as new ones are written: without invisible characters, wide letters as plain
-- ones (shared/base/fields.ts, email). Where somebody else has that address, the later account keeps what it has.
update users u set email = plain.email
from (
  select id, normalize(regexp_replace(email,
    '[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]', '', 'g'), NFKC) as email,
    row_number() over (partition by lower(normalize(regexp_replace(email,
      '[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]', '', 'g'), NFKC)) order by id) as place
  from users where email is not null) plain
where plain.id = u.id and plain.place = 1 and u.email <> plain.email
  and not exists (select from users other where lower(other.email) = lower(plain.email) and other.id <> u.id);
