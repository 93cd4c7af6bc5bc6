-- Up Migration
-- Removes all invisible characters from stored e-mail addresses, as 0040 removed direction marks (shared/base/text/digits.ts,
-- withoutInvisible; the ranges are Unicode's Cf and Default_Ignorable_Code_Point). If another account has the result, the later
-- account keeps its stored address.
with plain as (
  select id, email, normalize(regexp_replace(email,
    '[\u00ad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]',
    '', 'g'), NFKC) as cleaned
  from users where email is not null
), placed as (
  select id, email, cleaned, row_number() over (partition by lower(cleaned) order by id) as place from plain
)
update users u set email = placed.cleaned
from placed
where placed.id = u.id and placed.place = 1 and placed.email <> placed.cleaned
  and not exists (select from users other where lower(other.email) = lower(placed.cleaned) and other.id <> u.id);
