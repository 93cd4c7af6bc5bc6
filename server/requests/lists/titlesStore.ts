import { limits } from '#shared/base/limits.ts'
import type { Value } from './values.ts'

/** Requests by the words of their titles. */
export interface Titles {
  /** Walks of their own; no two of them find the same. */
  readonly lists: readonly string[]
  /** The newest of each (`t.id`), as a table. */
  readonly table: string
  /** What of them has the other words, too. */
  readonly is: readonly string[]
  /** Tables that the statement has to begin with. */
  readonly before: readonly string[]
}

/**
 * Titles with all these words (folded); of the last the beginning is enough. Only so many of the newest are looked through:
 * those with the first word, and of a single one those with each of the words that begin so.
 */
export function titlesOf(words: readonly string[], value: Value): Titles {
  const last = value(words.at(-1), 'text')
  const [first, ...others] = words.slice(0, -1)
  if (first === undefined) {
    // Under the first of its words that begin so.
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

/** The first words that begin so, each by one step in the index. */
const begunBy = (beginning: string) => `begun_words as (
    (select w.word from request_words w where ${beginsWith(beginning)} order by w.word limit 1)
    union all
    select (select w.word from request_words w where w.word > b.word and ${beginsWith(beginning)} order by w.word limit 1)
    from begun_words b where b.word is not null)`

const mostBegun = 12
const begunLists = `(select word from begun_words where word is not null limit ${mostBegun}) begun`
