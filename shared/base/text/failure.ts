import { riyadhDay, riyadhTime } from '../dates.ts'
import { closerWords, type Failure, type Refusal, refusals } from '../errors.ts'
import type { Locale } from '../locale.ts'
import { messageAtField } from './messageAtField.ts'

/** The failure envelope of a refusal in the reader's language. */
export function failureOf(refusal: Refusal, locale: Locale): Failure {
  const { code, fields, words, possibleAt } = refusal
  const said = (refusal.said ?? (words ? closerWords[words] : refusals[code].message))[locale]
  const message = typeof said === 'string' ? said : said(possibleAt ? momentText(possibleAt) : '')
  if (!fields) return { message, code, ...(possibleAt && { possible_at: possibleAt.toISOString() }) }
  const errors = Object.fromEntries(
    Object.entries(fields).map(([name, problems]) => [
      name,
      problems.map((problem) => messageAtField(problem, locale, name)),
    ]),
  )
  return { message, code, errors }
}

/** Formats a day and a time in Riyadh, in a directional isolate. */
function momentText(at: Date): string {
  return `\u2066${riyadhDay(at)} ${riyadhTime(at)}\u2069`
}
