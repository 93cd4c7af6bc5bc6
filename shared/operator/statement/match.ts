import { type Halalas, halalas } from '../../base/money.ts'
import { foldedReference } from '../../wallet/rules.ts'
import type { ReadLine } from './file.ts'

/** The kinds of match between a statement line and the transfer that is proposed for it. */
export const lineMatches = ['exact', 'reference', 'amount', 'none'] as const
export type LineMatch = (typeof lineMatches)[number]

/** A statement line, in the form in which it is compared with reported transfers. */
export interface Incoming {
  readonly amount_halalas: Halalas
  /** In the format `YYYY-MM-DD`. */
  readonly day: string | null
  readonly folded_reference: string
  /** The result of `referencesOf` for the line. */
  readonly reference_keys: readonly string[]
}

/** A pending reported transfer. */
export interface WaitingTransfer {
  readonly id: number
  readonly amount_halalas: Halalas
  /** The reference that the person reported, folded. */
  readonly folded_reference: string
  /** The reference that the market requested, folded; null when none was requested. */
  readonly asked_reference: string | null
  /** In the format `YYYY-MM-DD`. */
  readonly day: string
}

/** An approved transfer. The statement line that contains its money cannot be used again. */
export interface ConsumedTransfer {
  readonly id: number
  readonly amount_halalas: Halalas
  readonly folded_reference: string
  readonly asked_reference: string | null
  /** Whether a line is already assigned to the transfer. */
  readonly has_line: boolean
}

/** The transfer that is proposed for a line or has already used the line, and the kind of match. */
export type Proposal = { readonly match: LineMatch; readonly id: number | null }

/**
 * A proposal for each line, in order. An approved transfer that the line names comes first, then a match by reference and
 * amount, then by reference, then by amount. Better matches are assigned first, and each transfer is assigned once. Among
 * equal amounts, the transfer with the nearest day is chosen.
 */
export function proposalsOf(
  lines: readonly Incoming[],
  waiting: readonly WaitingTransfer[],
  consumed: readonly ConsumedTransfer[] = [],
): readonly Proposal[] {
  const proposals: Proposal[] = lines.map(() => ({ match: 'none', id: null }))
  const keysOf = (place: number) => lines[place]?.reference_keys ?? []
  const byReference = groupOf(waiting, ({ folded_reference, asked_reference }) =>
    asked_reference === null ? [folded_reference] : [folded_reference, asked_reference],
  )
  const byAmount = groupOf(waiting, ({ amount_halalas }) => [amount_halalas])
  // Many people may pay the same amount, so only the first free transfer of each day is compared.
  const daysOf = new Map(
    [...byAmount].map(([amount, group]) => [amount, [...groupOf(group, ({ day }) => [day]).values()]]),
  )
  const nextOf = new Map<readonly WaitingTransfer[], number>()
  const firstFree = (ofDay: readonly WaitingTransfer[]) => {
    let next = nextOf.get(ofDay) ?? 0
    while (taken.has(ofDay[next]?.id ?? 0)) next += 1
    nextOf.set(ofDay, next)
    return ofDay[next] ?? []
  }
  const taken = new Set<number>()
  const choose = (match: LineMatch, candidates: (place: number) => readonly WaitingTransfer[]) => {
    for (const [place, line] of lines.entries()) {
      if (proposals[place]?.match !== 'none') continue
      const free = candidates(place).filter(({ id }) => !taken.has(id))
      const found = nearest(free, line.day)
      if (!found) continue
      taken.add(found.id)
      proposals[place] = { match, id: found.id }
    }
  }
  const named = (place: number) => keysOf(place).flatMap((key) => byReference.get(key) ?? [])
  const amountOf = (place: number) => lines[place]?.amount_halalas ?? halalas(0)
  const receipts = groupOf(consumed, ({ folded_reference }) => [folded_reference])
  for (const [place, line] of lines.entries()) {
    const users = keysOf(place).flatMap((key) => receipts.get(key) ?? [])
    const user = users.find((one) => namesReceipt(line, one))
    if (user) proposals[place] = { match: matchOf(line, user), id: user.id }
  }
  choose('exact', (place) => named(place).filter((one) => one.amount_halalas === amountOf(place)))
  // Several transfers may have the same requested reference. Lines that name a transfer exactly are assigned first; then each remaining transfer uses
  // one line.
  const found = new Set(proposals.map(({ id }) => id))
  const byKey = groupOf(
    lines.map((line, at) => ({ line, at })),
    ({ line }) => line.reference_keys,
  )
  for (const one of consumed) {
    if (one.has_line || found.has(one.id) || one.asked_reference === null) continue
    const place = byKey
      .get(one.asked_reference)
      ?.find(({ line, at }) => proposals[at]?.match === 'none' && line.amount_halalas === one.amount_halalas)
    if (place) proposals[place.at] = { match: 'exact', id: one.id }
  }
  choose('reference', named)
  choose('amount', (place) => (daysOf.get(amountOf(place)) ?? []).flatMap(firstFree))
  return proposals
}

/**
 * Whether a line with the transfer's reference is the receipt of the approved transfer: the whole reference or the amount
 * must be equal.
 */
const namesReceipt = (line: Incoming, user: ConsumedTransfer): boolean =>
  line.folded_reference === user.folded_reference || line.amount_halalas === user.amount_halalas

const matchOf = (line: Incoming, { amount_halalas }: ConsumedTransfer): LineMatch =>
  line.amount_halalas === amount_halalas ? 'exact' : 'reference'

/**
 * Possible references of a line, folded: the whole reference; the words with digits in the reference and the details; the
 * market's own reference inside of a longer word; and adjacent words together, because banks break a reference with
 * spaces. They are in this order, so that the cap drops the least likely candidates.
 */
export function referencesOf({ reference, details }: Pick<ReadLine, 'reference' | 'details'>): string[] {
  const texts = [reference, details].map((text) =>
    text.split(separators).map(foldedReference).filter(Boolean),
  )
  const asked = texts.flat().flatMap((word) => word.match(askedReference) ?? [])
  const candidates = [...texts.flat(), ...asked, ...texts.flatMap(joinedWords)].filter(mayBeReference)
  const whole = foldedReference(reference)
  return [...new Set(whole === '' ? candidates : [whole, ...candidates])].slice(0, most)
}

/** Joins runs of adjacent words; a word with letters of other alphabets ends a run. */
function joinedWords(words: readonly string[]): string[] {
  return words.flatMap((_, at) => {
    const run = words.slice(at, at + mostJoined)
    const other = run.findIndex((word) => !/^[a-z\d]+$/.test(word))
    const own = other < 0 ? run : run.slice(0, other)
    return own.slice(1).map((_, place) => own.slice(0, place + 2).join(''))
  })
}

const mayBeReference = (word: string) => word.length >= shortest && word.length <= longest && /\d/.test(word)

const separators = /[\s/|,;:#()*=.]+/
/** The reference that the market requests (`SMK-7K2M4Q`), folded. */
const askedReference = /smk[a-z\d]{6}/g
/** Shorter words are ambiguous, because they may be a branch or a year. */
const shortest = 6
const longest = 40
const mostJoined = 6
const most = 60

function groupOf<One, Key>(
  all: readonly One[],
  keysOf: (one: One) => readonly Key[],
): ReadonlyMap<Key, readonly One[]> {
  const groups = new Map<Key, One[]>()
  for (const one of all) {
    for (const key of new Set(keysOf(one))) {
      const group = groups.get(key)
      if (group) group.push(one)
      else groups.set(key, [one])
    }
  }
  return groups
}

/** The transfer nearest to the day; among equally near transfers, the one reported first. */
function nearest(found: readonly WaitingTransfer[], day: string | null): WaitingTransfer | undefined {
  const at = day === null ? null : Date.parse(day)
  const far = (one: WaitingTransfer) => (at === null ? 0 : Math.abs(Date.parse(one.day) - at))
  return found
    .map((one) => ({ one, far: far(one) }))
    .reduce<{ readonly one: WaitingTransfer; readonly far: number } | undefined>(
      (best, next) =>
        best && (best.far < next.far || (best.far === next.far && best.one.id < next.one.id)) ? best : next,
      undefined,
    )?.one
}
