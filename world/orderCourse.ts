import type { Person } from './people.ts'
import type { Random } from './random.ts'

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
  /** Undefined when the clock did it. */
  readonly by?: Person
}

export interface OrderCourse {
  readonly status: OrderStatus
  readonly events: readonly OrderEvent[]
  readonly completedAt?: Date
  /** Cancelled by the clock, since nobody accepted or paid within a day. */
  readonly lapsed: boolean
}

interface Sides {
  readonly buyer: Person
  readonly seller: Person
  readonly operator: Person
  readonly createdAt: Date
  readonly now: Date
  readonly completedAt?: Date
}

const minute = 60_000
const hour = 60 * minute

/** What happens to an order, cut off at the present: later steps are still to come. */
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

  if (fate === 'rejected') add('rejected', 8 * minute, 4 * hour, seller)
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
