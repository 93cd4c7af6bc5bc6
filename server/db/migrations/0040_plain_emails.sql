-- Up Migration
-- Normalizes stored e-mail addresses as new ones are: without invisible characters, with plain letters for wide ones
-- (shared/base/fields.ts, email). If another account has the result, the later account keeps its stored address.
update users u set email = plain.email
from (
  select id, normalize(regexp_replace(email,
    '[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]', '', 'g'), NFKC) as email,
    row_number() over (partition by lower(normalize(regexp_replace(email,
      '[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]', '', 'g'), NFKC)) order by id) as place
  from users where email is not null) plain
where plain.id = u.id and plain.place = 1 and u.email <> plain.email
  and not exists (select from users other where lower(other.email) = lower(plain.email) and other.id <> u.id);
