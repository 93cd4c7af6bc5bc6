import type { Sql } from '#platform/database/db.ts'
import { latinDigits } from '#shared/base/text/digits.ts'
import { fold, wordsOf } from '#shared/base/text/fold.ts'
import { isEmail, mobileE164 } from '#shared/base/text/identity.ts'
import type { Where } from '../../base/where.ts'
import { nameCloseness, type SoundingWord } from './nameCloseness.ts'

/** The search text of a table's rows, as trigram indexes store it. */
interface SearchText {
  /** The table that contains the search text, such as `contacts`, and the column with its ids. */
  readonly table: string
  readonly id: string
  /** The id in the list, such as `c.id`, and the search text, such as `c.signs`. */
  readonly key: string
  readonly signs: string
  /** The indexed expression, if the index is not on a column; `signs` is then the folded text. */
  readonly indexed?: string
}

/**
 * The SQL condition that a row contains these words; false without words. If few rows match ({@link mostListed}), the
 * condition lists their ids. If more rows match, the rows are filtered during an index scan in the order of the list,
 * which soon fills a page and reaches the cap of the count. Sorting the matches would read all of them.
 */
export async function containsWords(
  db: Sql,
  where: Where,
  { table, id, key, signs, indexed }: SearchText,
  words: string,
): Promise<string> {
  const pattern = patternOf(words)
  if (pattern === undefined) return 'false'
  const most = await mostListed(db, table)
  const rows = await db.query<{ id: number }>({
    text: `select ${id} as id from ${table} where ${indexed ?? 'signs'} like trigram_signs($1) limit $2`,
    values: [pattern, most + 1],
  })
  if (rows.length <= most) return `${key} = any(${where.put(rows.map((row) => row.id))}::bigint[])`
  // The concatenation disables the trigram index, as explained above.
  return `(${signs} || '') like ${indexed ? where.put(pattern) : `trigram_signs(${where.put(pattern)})`}`
}

/** The maximum number of matches that a condition lists by id: a twentieth of the table, within bounds. */
async function mostListed(db: Sql, table: string): Promise<number> {
  const [row] = await db.query<{ rows: number }>({
    name: 'operator_table_rows',
    text: 'select reltuples::bigint as rows from pg_class where oid = $1::regclass',
    values: [table],
  })
  return Math.round(Math.min(5_000, Math.max(500, (row?.rows ?? 0) / 20)))
}

/** A `like` pattern that finds the words anywhere in folded text; undefined when folding leaves nothing. */
export function patternOf(words: string): string | undefined {
  const folded = fold(words)
  return folded === '' ? undefined : `%${escaped(folded)}%`
}

/** Escapes the special characters of a `like` pattern. */
export const escaped = (words: string) => words.replace(/[\\%_]/g, '\\$&')

/**
 * A condition that at least one of these conditions is true. Each condition needs an index, so that PostgreSQL can
 * combine the indexes.
 */
export const anyOf = (conditions: readonly string[]) =>
  conditions.length > 0 ? `(${conditions.map((condition) => `(${condition})`).join(' or ')})` : 'false'

/** A condition that a column has one of these ids. No row matches an empty list. */
export const isOneOf = (where: Where, column: string, ids: readonly number[]): string[] =>
  ids.length > 0 ? [`${column} = any(${where.put(ids)}::bigint[])`] : []

/**
 * Finds people by a mobile in any usual form, by an e-mail, or by a name in any spelling and in either alphabet; at
 * most `mostNamed` by the words of the name, and as many by its sound. Names that contain the words come first, newest
 * first, then the closest sound.
 */
export async function findPeople(db: Sql, words: string): Promise<number[]> {
  const { closest, others } = await findPeopleByCloseness(db, words)
  return [...closest, ...others]
}

/** The people of `findPeople`: those that fit the words best, and the others. */
export async function findPeopleByCloseness(
  db: Sql,
  words: string,
): Promise<{ readonly closest: readonly number[]; readonly others: readonly number[] }> {
  const mobile = mobileE164(words)
  const email = words.includes('@') && isEmail(words.trim()) ? words.trim() : undefined
  if (mobile !== undefined || email !== undefined) {
    const rows = await db.query<{ id: number }>({
      name: 'operator_people_contact',
      text: 'select id from users where mobile = $1 or lower(email) = lower($2)',
      values: [mobile, email],
    })
    return { closest: rows.map(({ id }) => id), others: [] }
  }
  const [named, sounding] = await Promise.all([findPeopleNamed(db, words), findPeopleSounding(db, words)])
  const known = new Set(named)
  const further = sounding.filter(({ id }) => !known.has(id))
  if (named.length > 0) return { closest: named, others: further.map(({ id }) => id) }
  const best = further[0]?.closeness
  const [closest, others] = [further.filter(({ closeness }) => closeness === best), further].map((rows) =>
    rows.map(({ id }) => id),
  )
  return { closest: closest ?? [], others: others?.slice(closest?.length) ?? [] }
}

/**
 * People whose name contains each of these words, in any order, newest first; at most `mostNamed`.
 */
export async function findPeopleNamed(db: Sql, words: string): Promise<number[]> {
  const patterns = wordsOf(words)
    .slice(0, mostWords)
    .map((word) => `%${escaped(word)}%`)
  if (patterns.length === 0) return []
  // The longest word finds the fewest rows of the index.
  const [longest] = patterns.toSorted((one, other) => other.length - one.length)
  const some = await db.query<{ id: number }>({
    text: `select id from users where trigram_signs(found_by) like trigram_signs($1) and found_by like all ($2::text[])
           limit ${mostNamed + 1}`,
    values: [longest, patterns],
  })
  if (some.length <= mostNamed) return some.map(({ id }) => id).toSorted((one, other) => other - one)
  // With more matches than `mostNamed`, a scan from the newest row soon finds enough.
  const newest = await db.query<{ id: number }>({
    text: `select id from users where found_by like all ($1::text[]) order by id desc limit ${mostNamed}`,
    values: [patterns],
  })
  return newest.map(({ id }) => id)
}

/** The maximum number of words of a search by name; no name has more. */
const mostWords = 6

/**
 * People whose name sounds like these words, the closest first; at most `mostNamed`. Arabic words find only names in Latin
 * letters, because Arabic names have one usual spelling.
 */
export async function findPeopleSounding(
  db: Sql,
  words: string,
): Promise<{ readonly id: number; readonly closeness: number }[]> {
  const [read] = await db.query<{ sounds: string[]; words: SoundingWord[] }>({
    name: 'operator_sounds',
    text: `select name_sounds($1) as sounds, ${soundingWords('$1')} as words`,
    values: [words],
  })
  if (!read || read.sounds.length === 0) return []
  const rows = await db.query<{ id: number; words: SoundingWord[] }>({
    text: `select id, ${soundingWords("f_name || ' ' || l_name")} as words from users
           where name_sounds(f_name || ' ' || l_name) @> $1::text[] and ($2 or found_by ~ '[a-z]') limit ${mostNamed}`,
    values: [read.sounds, /[a-z]/i.test(words)],
  })
  return rows
    .flatMap(({ id, words: name }) => {
      const closeness = nameCloseness(read.words, name)
      return closeness === null ? [] : [{ id, closeness }]
    })
    .toSorted((one, other) => other.closeness - one.closeness || other.id - one.id)
}

/** The words of a name, each with its sound. Words without a sound are left out. An article is a part of its word. */
const soundingWords = (name: string) => `
  (select coalesce(json_agg(json_build_object('word', w.word, 'sound', s.sound)), '[]')
   from string_to_table(
     regexp_replace(fold(regexp_replace(${name}, '[''’‘\`ʿʾ]', '', 'g')), '\\m[ae]l ', 'al', 'g'), ' ') w (word),
   unnest(name_sounds(w.word)) s (sound))`

const mostNamed = 500

/** Species whose name in either language contains these words; there are few species. */
export async function findFishNamed(db: Sql, words: string): Promise<number[]> {
  const folded = fold(words)
  if (folded === '') return []
  const rows = await db.query<{ id: number; names: string[] }>({
    name: 'operator_fish_names',
    text: 'select id, array[name_ar, name_en] as names from fish',
  })
  return rows.filter(({ names }) => names.some((name) => fold(name).includes(folded))).map(({ id }) => id)
}

/** The id in a search text; 0 for any other text, because no row has the id 0. */
export function numberIn(words: string): number {
  const digits = /^#?\s*(\d{1,15})$/.exec(latinDigits(words).trim())?.[1]
  return digits === undefined ? 0 : Number(digits)
}
