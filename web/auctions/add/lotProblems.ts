import { endProblem, reserveProblem, startProblem } from '#shared/auctions/rules.ts'
import { sessionTakes } from '#shared/auctions/sessions/rules.ts'
import { dropProblem, floorProblem } from '#shared/auctions/ways/fall.ts'
import type { FieldProblem } from '#shared/base/errors.ts'
import type { Locale } from '#shared/base/locale.ts'
import { type Halalas, readAmount } from '#shared/base/money.ts'
import { optionalProblemIn, problemIn } from '#shared/base/text/digits.ts'
import { messageAtField } from '#shared/base/text/messageAtField.ts'
import { moneyText } from '../../app/texts/isolate.ts'
import { textIn, useText } from '../../app/texts/text.ts'
import { fallTyped, type Lot, leastStep, minutesOf, readStep } from './lot.ts'
import type { LotTimes } from './lotTimes.ts'
import { addAuctionText } from './messages.ts'

/** The API names of the fields in the lot's own cards, in the order of the form. */
export const lotFields = {
  when: ['starts_at', 'starts_after', 'session_id', 'minutes', 'ends_at'],
  prices: ['price', 'min_increment', 'reserve_price', 'auto_accept', 'way', 'floor_price', 'step_s'],
} as const

type Errors = Readonly<Record<string, readonly string[]>>

/** Validates the terms of sale, with the server's error texts. */
export function lotProblems(
  lot: Lot,
  {
    times,
    starting,
    now,
    shortestS,
    locale,
  }: {
    readonly times: LotTimes
    readonly starting: Halalas | undefined
    readonly now: Date
    readonly shortestS: number
    readonly locale: Locale
  },
): Errors {
  const own = lot.start === 'own' ? ownStart(lot, times.startsAt, now) : undefined
  const found: Record<string, FieldProblem | undefined> = {
    ...(times.problem && { [times.problem.field]: times.problem.problem }),
    ...(own && { starts_at: own }),
    session_id:
      lot.start === 'session' && (!times.startsAt || !sessionTakes(lot.way)) ? { code: 'choice' } : undefined,
    ...(lot.way === 'dutch'
      ? fallProblems(lot, starting)
      : {
          minutes: lot.start === 'session' ? undefined : lasting(lot, times, now, shortestS),
          min_increment: lot.way === 'english' ? stepProblem(lot) : undefined,
          reserve_price: least(lot, starting),
        }),
  }
  const t = textIn(addAuctionText, locale)
  const messageOf = (problem: FieldProblem, field: string) => {
    // The API uses one field for the increment of a bid and the step of a fall, and one for the starting price and the minimum offer. The texts
    // therefore depend on the way to sell.
    if (lot.way === 'dutch' && field === 'min_increment' && problem.code === 'required') return t.dropMissing
    if (lot.way === 'sealed' && field === 'reserve_price' && problem.code === 'at_least' && starting)
      return t.reserveLeast(moneyText(starting, locale))
    return messageAtField(problem, locale, field)
  }
  return Object.fromEntries(
    Object.entries(found).flatMap(([field, problem]) =>
      problem ? [[field, [messageOf(problem, field)]]] : [],
    ),
  )
}

function ownStart({ day, time }: Lot, at: Date | null, now: Date): FieldProblem | undefined {
  if (!day.trim() || !time.trim()) return { code: 'required' }
  return at ? startProblem(at, now) : { code: 'moment' }
}

function lasting(
  lot: Lot,
  { startsAt, endsAt }: LotTimes,
  now: Date,
  shortestS: number,
): FieldProblem | undefined {
  if (minutesOf(lot) === undefined) return { code: lot.minutes.trim() ? 'whole' : 'required' }
  // A wrong start is already reported at its field, so the end is not checked.
  if (!startsAt || !endsAt || startsAt < now) return undefined
  return endProblem({ startsAt, endsAt }, { now, shortestS })
}

function stepProblem(lot: Lot): FieldProblem | undefined {
  const read = readStep(lot)
  return read ? problemIn(read) : undefined
}

/** The problems of a Dutch lot's lowest price and step. */
function fallProblems(lot: Lot, starting: Halalas | undefined): Record<string, FieldProblem | undefined> {
  const fall = fallTyped(lot, starting)
  const low = readAmount(lot.floor)
  return {
    // The floor is checked with the smallest step, so that its problem is shown before the step is typed.
    floor_price:
      low.kind === 'value'
        ? starting && floorProblem({ starting, floor: low.value, step: leastStep })
        : problemIn(low),
    min_increment: problemIn(readAmount(lot.drop, { least: leastStep })) ?? (fall && dropProblem(fall)),
  }
}

function least({ reserve }: Lot, starting: Halalas | undefined): FieldProblem | undefined {
  const read = readAmount(reserve)
  if (read.kind !== 'value') return optionalProblemIn(read)
  return starting === undefined ? undefined : reserveProblem(read.value, starting)
}

/** Labels of the lot's fields in the API for the terms of sale, in the order of the form. */
export function useLotLabels(way: Lot['way']): Readonly<Record<string, string>> {
  const t = useText(addAuctionText)
  return {
    starts_at: t.when,
    starts_after: t.when,
    session_id: t.when,
    minutes: t.lasts,
    ends_at: t.lasts,
    price: way === 'sealed' ? t.leastOffer : t.starting,
    min_increment: way === 'dutch' ? t.drop : t.step,
    reserve_price: t.reserve,
    auto_accept: t.auto,
    way: t.way,
    floor_price: t.floor,
    step_s: t.dropEvery,
  }
}
