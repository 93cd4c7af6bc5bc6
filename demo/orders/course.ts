import type { Person } from '../people/people.ts'
import type { Random } from '../random.ts'

/** States of an order (contract, section 3). */
export type OrderStatus =
  | 'pending'
  | 'accepted'
  | 'rejected'
  | 'in_progress'
  | 'completed'
  | 'cancelled'
  | 'return_requested'
  | 'returned'
  | 'disputed'

export interface OrderEvent {
  readonly status: OrderStatus
  readonly at: Date
  /** The person who performs the step; a step without a person is automatic. */
  readonly by?: Person
}

export interface OrderCourse {
  readonly status: OrderStatus
  readonly events: readonly OrderEvent[]
  readonly completedAt?: Date
  /** True if the order was cancelled automatically, because nobody accepted or paid it within a day. */
  readonly lapsed: boolean
}

interface Sides {
  readonly buyer: Person
  readonly seller: Person
  readonly operator: Person
  readonly createdAt: Date
  readonly now: Date
  readonly completedAt?: Date
  /** True for the order of a won lot or an accepted offer. */
  readonly awarded?: boolean
}

const minute = 60_000
const hour = 60 * minute

/** Plays an order up to now and omits later steps. */
export function playOrder(random: Random, sides: Sides): OrderCourse {
  const story = sides.completedAt ? completedBy(random, sides, sides.completedAt) : storyOf(random, sides)
  const events = story.filter(({ at }) => at.getTime() <= sides.now.getTime())
  const last = events.at(-1)
  if (!last) throw new RangeError('an order begins in the past')
  const completedAt = events.find(({ status }) => status === 'completed')?.at
  return {
    status: last.status,
    events,
    ...(completedAt ? { completedAt } : {}),
    lapsed: last.status === 'cancelled' && last.by === undefined,
  }
}

type Fate = 'completed' | 'rejected' | 'cancelled' | 'lapsed' | 'returned' | 'return_refused' | 'disputed'

const fates: readonly (readonly [Fate, number])[] = [
  ['completed', 87],
  ['rejected', 4],
  ['cancelled', 4],
  ['lapsed', 1.5],
  ['returned', 2],
  ['return_refused', 1],
  ['disputed', 1],
]

function storyOf(random: Random, sides: Sides): OrderEvent[] {
  const { buyer, seller, operator, createdAt } = sides
  const fate = random.weighted(fates)
  const steps: [OrderStatus, afterMs: number, Person | undefined][] = []
  const add = (status: OrderStatus, least: number, most: number, by: Person | undefined) =>
    steps.push([status, random.between(least, most), by])

  const fails = fate === 'rejected' || fate === 'cancelled' || fate === 'lapsed'
  if (sides.awarded && fails) {
    // An order of a lot or an offer never fails here: a failure would also change its auction or request, which has
    // already been generated. It is completed instead.
    add('accepted', 4 * minute, 2 * hour, seller)
    steps.push(['in_progress', 2 * hour, seller], ['completed', 6 * hour, buyer])
  } else if (fate === 'rejected') add('rejected', 8 * minute, 4 * hour, seller)
  else if (fate === 'cancelled') add('cancelled', 4 * minute, 2 * hour, buyer)
  else if (fate === 'lapsed') add('cancelled', 24 * hour, 24 * hour, undefined)
  else {
    add('accepted', 3 * minute, 150 * minute, seller)
    add('in_progress', 10 * minute, 5 * hour, seller)
    add('completed', 1 * hour, 28 * hour, random.chance(0.6) ? buyer : seller)
  }
  if (fate === 'returned' || fate === 'return_refused' || fate === 'disputed') {
    add('return_requested', 1 * hour, 20 * hour, buyer)
    if (fate === 'returned') add('returned', 2 * hour, 30 * hour, seller)
    else add('completed', 2 * hour, 30 * hour, seller)
  }
  if (fate === 'disputed') {
    add('disputed', 1 * hour, 20 * hour, buyer)
    add('returned', 5 * hour, 40 * hour, operator)
  }
  let at = createdAt.getTime()
  const events: OrderEvent[] = [{ status: 'pending', at: createdAt, by: buyer }]
  for (const [status, after, by] of steps) {
    at += Math.floor(after)
    events.push({ status, at: new Date(at), ...(by ? { by } : {}) })
  }
  return events
}

function completedBy(random: Random, { buyer, seller, createdAt }: Sides, completedAt: Date): OrderEvent[] {
  const length = completedAt.getTime() - createdAt.getTime()
  const part = (share: number) => new Date(createdAt.getTime() + Math.floor(length * share))
  return [
    { status: 'pending', at: createdAt, by: buyer },
    { status: 'accepted', at: part(random.between(0.05, 0.3)), by: seller },
    { status: 'in_progress', at: part(random.between(0.35, 0.6)), by: seller },
    { status: 'completed', at: completedAt, by: random.chance(0.6) ? buyer : seller },
  ]
}

const day = 24 * hour

/** Columns of an order that follow from its events: times, reasons of a return and a dispute, and the next deadline. */
export function orderCourse({
  status,
  createdAt,
  events,
}: Pick<OrderCourse, 'status' | 'events'> & { createdAt: Date }) {
  const timeOf = (wanted: OrderStatus, from = 0) =>
    events.find((event, place) => place >= from && event.status === wanted)?.at ?? null
  const requestedAt = events.findIndex((event) => event.status === 'return_requested')
  const returnAt = timeOf('return_requested')
  const disputeAt = timeOf('disputed')
  const decided = disputeAt !== null && status === 'returned'
  return {
    accepted_at: timeOf('accepted'),
    return_at: returnAt,
    return_reason: returnAt && returnReason,
    return_refused_at: requestedAt < 0 ? null : timeOf('completed', requestedAt),
    dispute_at: disputeAt,
    dispute_reason: disputeAt && returnReason,
    decision_note: decided ? 'الصور تؤكد ما ذكره المشتري' : null,
    ...dueOf(status, createdAt, timeOf),
  }
}

const returnReason = 'وصل السمك دافئًا وفقد نضارته'

function dueOf(status: OrderStatus, createdAt: Date, timeOf: (wanted: OrderStatus) => Date | null) {
  const due = (to: OrderStatus, from: Date | null, ms: number) => ({
    due_status: to,
    due_at: from && new Date(from.getTime() + ms),
  })
  if (status === 'pending') return due('cancelled', createdAt, day)
  if (status === 'in_progress') return due('completed', timeOf('in_progress'), 7 * day)
  if (status === 'return_requested') return due('disputed', timeOf('return_requested'), 2 * day)
  return { due_status: null, due_at: null }
}
