import { foldedReference } from '../wallet/rules.ts'

/** How a line of a bank's statement fits the transfer that is proposed for it. */
export const lineMatches = ['exact', 'reference', 'amount', 'none'] as const
export type LineMatch = (typeof lineMatches)[number]

/** A line as it is held against what people told. */
export interface Incoming {
  readonly amount_halalas: number
  /** `YYYY-MM-DD`. */
  readonly day: string | null
  readonly reference: string
  readonly details: string
}

/** A transfer that somebody told of and that waits. */
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

/** The transfer that is proposed for a line, and how it fits. */
export type Proposal = { readonly match: LineMatch; readonly id: number | null }

/**
 * What each line may be, in the order of the lines: by reference and amount, by the reference alone, by the amount alone.
 * Better fits choose first, and a transfer is proposed for one line only; of equal amounts the nearest day is taken.
 */
export function proposalsOf(
  lines: readonly Incoming[],
  waiting: readonly WaitingTransfer[],
): readonly Proposal[] {
  const proposals: Proposal[] = lines.map(() => ({ match: 'none', id: null }))
  const keys = lines.map(referencesOf)
  const byReference = groupOf(waiting, ({ folded_reference, asked_reference }) =>
    asked_reference === null ? [folded_reference] : [folded_reference, asked_reference],
  )
  const byAmount = groupOf(waiting, ({ amount_halalas }) => [amount_halalas])
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
  const named = (place: number) => (keys[place] ?? []).flatMap((key) => byReference.get(key) ?? [])
  const amountOf = (place: number) => lines[place]?.amount_halalas ?? 0
  choose('exact', (place) => named(place).filter((one) => one.amount_halalas === amountOf(place)))
  choose('reference', named)
  choose('amount', (place) => byAmount.get(amountOf(place)) ?? [])
  return proposals
}

/** What on a line may be a reference, folded: the whole of it, its words, and words of the details that hold a digit. */
export function referencesOf({ reference, details }: Pick<Incoming, 'reference' | 'details'>): string[] {
  const words = `${reference} ${details}`.split(/[\s/|,;:]+/).map(foldedReference)
  const telling = words.filter((word) => word.length >= shortest && /\d/.test(word))
  const whole = foldedReference(reference)
  return [...new Set(whole === '' ? telling : [whole, ...telling])].slice(0, most)
}

/** A shorter word may be anything: a branch, a year. */
const shortest = 6
const most = 30

function groupOf<Key>(
  waiting: readonly WaitingTransfer[],
  keysOf: (one: WaitingTransfer) => readonly Key[],
): ReadonlyMap<Key, readonly WaitingTransfer[]> {
  const groups = new Map<Key, WaitingTransfer[]>()
  for (const one of waiting) {
    for (const key of new Set(keysOf(one))) {
      const group = groups.get(key)
      if (group) group.push(one)
      else groups.set(key, [one])
    }
  }
  return groups
}

function nearest(found: readonly WaitingTransfer[], day: string | null): WaitingTransfer | undefined {
  if (day === null) return found[0]
  const at = Date.parse(day)
  const far = (one: WaitingTransfer) => Math.abs(Date.parse(one.day) - at)
  return found.reduce<WaitingTransfer | undefined>(
    (best, one) => (best === undefined || far(one) < far(best) ? one : best),
    undefined,
  )
}
