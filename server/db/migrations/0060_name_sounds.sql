-- Up Migration
-- The consonants of each word of a name, so that staff find خالد العتيبي by "Khalid Al-Otaibi" and the reverse. Vowels,
-- articles and doubled letters are removed, and letters that people transcribe alike become one letter. Words of one
-- consonant are left out.
create function name_sounds(name text) returns text[] language sql immutable strict parallel safe
return array(
  select distinct regexp_replace(regexp_replace(translate(
    replace(replace(replace(replace(replace(replace(replace(regexp_replace(word, '^[ae]l(?=[a-z]{4})', ''),
      'kh', 'خ'), 'gh', 'غ'), 'sh', 'ش'), 'ch', 'ش'), 'th', 'ث'), 'dh', 'ذ'), 'ph', 'ف'),
    'بتثجحخدذرزسشصضطظغفقكلمنهqcgvpxaeiouwyاويع',
    'bttjhkddrzsssdtdgfkklmnhkkjfbk'), 'h$', ''), '(.)\1+', '\1', 'g') collate "C" as sound
  from string_to_table(
    regexp_replace(regexp_replace(fold(regexp_replace(name, '[''’‘`ʿʾ]', '', 'g')), '\mعبد ', 'عبدل', 'g'),
      '\mabd(?:[aeu]l?)? (?:[ae]l )?', 'abdul', 'g'), ' ') word
  where word <> all (array['al', 'el', 'bin', 'ibn', 'ben', 'bint', 'بن', 'ابن', 'بنت'])
    and length(regexp_replace(translate(word, 'aeiouwyاويع', ''), 'h$|ه$', '')) > 1
  order by 1);

create index users_sounds on users using gin (name_sounds(f_name || ' ' || l_name));
