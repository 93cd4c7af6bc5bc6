export type Typo = 'whole' | 'begin'

/**
 * Returns how a typed word differs from a known word by one typing error: an added, missing or wrong letter, or two swapped
 * neighbours (contract, GET products). `begin` means one typing error from a prefix of the word. Known words below 4 letters are
 * not matched.
 */
export function typoOf(typed: string, word: string): Typo | null {
  if (word.length < shortestMeant) return null
  let at = 0
  while (at < typed.length && typed.charCodeAt(at) === word.charCodeAt(at)) at += 1
  if (at === typed.length) return null
  let begins = false
  for (const error of errors) {
    if (error === swap && !isSwapped(typed, word, at)) continue
    const end = compareRests(typed, at + error.typed, word, at + error.word)
    if (end === 'whole') return 'whole'
    begins ||= end === 'begin'
  }
  return begins && typed.length >= shortestBegin ? 'begin' : null
}

const shortestMeant = 4
const shortestBegin = 5

/** The letters to skip in both words at the first difference, by kind of error: swapped, wrong, added, missing. */
const swap = { typed: 2, word: 2 }
const errors = [swap, { typed: 1, word: 1 }, { typed: 1, word: 0 }, { typed: 0, word: 1 }]

function isSwapped(typed: string, word: string, at: number): boolean {
  return (
    typed.charCodeAt(at) === word.charCodeAt(at + 1) &&
    typed.charCodeAt(at + 1) === word.charCodeAt(at) &&
    at + 1 < typed.length
  )
}

function compareRests(typed: string, from: number, word: string, wordFrom: number): Typo | null {
  if (from > typed.length || wordFrom > word.length) return null
  const length = typed.length - from
  if (length > word.length - wordFrom) return null
  for (let step = 0; step < length; step += 1) {
    if (typed.charCodeAt(from + step) !== word.charCodeAt(wordFrom + step)) return null
  }
  return length === word.length - wordFrom ? 'whole' : 'begin'
}
