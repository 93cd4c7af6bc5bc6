import { foldedReference } from '../../wallet/rules.ts'
import type { ReadLine } from './file.ts'

/** How a line of a bank's statement fits the transfer that is proposed for it. */
export const lineMatches = ['exact', 'reference', 'amount', 'none'] as const
export type LineMatch = (typeof lineMatches)[number]

/** A line as it is compared with the transfers that people reported. */
export interface Incoming {
  readonly amount_halalas: number
  /** `YYYY-MM-DD`. */
  readonly day: string | null
  readonly folded_reference: string
  /** `referencesOf` the line. */
  readonly reference_keys: readonly string[]
}

/** A reported transfer that waits for a decision. */
export interface WaitingTransfer {
  readonly id: number
  readonly amount_halalas: number
  /** What its person wrote, folded. */
  readonly folded_reference: string
  /** What the market asked them to write, folded; null where nothing was asked for. */
  readonly asked_reference: string | null
  /** `YYYY-MM-DD`. */
  readonly day: string
}

/** A transfer that was approved: the line that brought its money is used up. */
export interface ConsumedTransfer {
  readonly id: number
  readonly amount_halalas: number
  readonly folded_reference: string
  readonly asked_reference: string | null
  /** Whether its line has been found already. */
  readonly has_line: boolean
}

/** The transfer that is proposed for a line or that has used it, and how it fits. */
export type Proposal = { readonly match: LineMatch; readonly id: number | null }

/**
 * What each line may be, in the order of the lines: used already by an approved transfer that it names; else by reference and
 * amount, by the reference alone, by the amount alone. Better fits choose first, and a transfer is proposed for one line only;
 * of equal amounts the nearest day is taken.
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
  // Many people may pay one amount: of each day only the first that is free is compared.
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
  const amountOf = (place: number) => lines[place]?.amount_halalas ?? 0
  const receipts = groupOf(consumed, ({ folded_reference }) => [folded_reference])
  for (const [place, line] of lines.entries()) {
    const users = keysOf(place).flatMap((key) => receipts.get(key) ?? [])
    const user = users.find((one) => namesReceipt(line, one))
    if (user) proposals[place] = { match: matchOf(line, user), id: user.id }
  }
  choose('exact', (place) => named(place).filter((one) => one.amount_halalas === amountOf(place)))
  // The market's own reference may stand on several transfers: it uses up one line alone, after those that are named exactly.
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

/** Whether a line that holds its reference is the receipt of an approved transfer: by the whole of it, or by the amount too. */
const namesReceipt = (line: Incoming, user: ConsumedTransfer): boolean =>
  line.folded_reference === user.folded_reference || line.amount_halalas === user.amount_halalas

const matchOf = (line: Incoming, { amount_halalas }: ConsumedTransfer): LineMatch =>
  line.amount_halalas === amount_halalas ? 'exact' : 'reference'

/** What on a line may be a reference, folded: the whole of it, its words, and words of the details that hold a digit. */
export function referencesOf({ reference, details }: Pick<ReadLine, 'reference' | 'details'>): string[] {
  const words = `${reference} ${details}`.split(/[\s/|,;:]+/).map(foldedReference)
  const telling = words.filter((word) => word.length >= shortest && /\d/.test(word))
  const whole = foldedReference(reference)
  return [...new Set(whole === '' ? telling : [whole, ...telling])].slice(0, most)
}

/** A shorter word may be anything: a branch, a year. */
const shortest = 6
const most = 30

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

/** Of equally near ones the first that was reported. */
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
