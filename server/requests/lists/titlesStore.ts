import { limits } from '#shared/base/limits.ts'
import type { Value } from './values.ts'

/** The parts of a statement that finds requests by the words of their titles. */
export interface Titles {
  /** The lists to scan. No row is in two lists. */
  readonly lists: readonly string[]
  /** The newest rows of each list (`t.id`), as a table. */
  readonly table: string
  /** The conditions for the other words. */
  readonly is: readonly string[]
  /** The tables of the with clause. */
  readonly before: readonly string[]
}

/**
 * Titles with all these words (folded), the last one as a prefix. Only the newest rows with the first word are checked.
 * For a single word, the newest rows of each word with this prefix are checked.
 */
export function titlesOf(words: readonly string[], value: Value): Titles {
  const last = value(words.at(-1), 'text')
  const [first, ...others] = words.slice(0, -1)
  if (first === undefined) {
    // Each title is returned only for the first of its words with this prefix.
    const is = `not coalesce((select true from request_words w where w.request_id = t.id and w.word >= ${last}
      and w.word < begun.word limit 1), false)`
    return { lists: [begunLists], table: newestOf('begun.word'), is: [is], before: [begunBy(last)] }
  }
  const has = (is: string) =>
    `coalesce((select true from request_words w where w.request_id = t.id and ${is} limit 1), false)`
  return {
    lists: [],
    table: newestOf(value(first, 'text')),
    is: [...others.map((word) => has(`w.word = ${value(word, 'text')}`)), has(beginsWith(last))],
    before: [],
  }
}

const newestOf = (word: string) => `(
  select request_id as id from request_words w where w.word = ${word} order by request_id desc limit ${mostTitles}) t`

const mostTitles = limits.page.totalCap + 1

const beginsWith = (beginning: string) => `w.word >= ${beginning} and w.word < ${beginning} || U&'\\+10FFFF'`

/** The distinct words with this prefix, in order. Each takes one index lookup (loose index scan); a limit ends the recursion. */
const begunBy = (beginning: string) => `begun_words as (
    (select w.word from request_words w where ${beginsWith(beginning)} order by w.word limit 1)
    union all
    select (select w.word from request_words w where w.word > b.word and ${beginsWith(beginning)} order by w.word limit 1)
    from begun_words b where b.word is not null)`

const mostBegun = 12
const begunLists = `(select word from begun_words where word is not null limit ${mostBegun}) begun`
