import type { FieldProblem } from '../../base/errors.ts'
import { limits } from '../../base/limits.ts'
import { type Halalas, toRiyals } from '../../base/money.ts'

/** The announced fall of a price: from `starting` at `startsAt` by `step` after every `stepS` seconds, down to `floor`. */
export interface Fall {
  readonly starting: Halalas
  readonly floor: Halalas
  readonly step: Halalas
  readonly stepS: number
  /** In milliseconds. */
  readonly startsAt: number
}

/** The price at a time. The buttons, the server and the board use this rule. */
export function priceAt({ starting, floor, step, stepS, startsAt }: Fall, now: number): Halalas {
  const steps = Math.floor(Math.max(0, now - startsAt) / (stepS * 1_000))
  return Math.max(floor, starting - steps * step) as Halalas
}

/** The number of steps until the price is the floor; the last step may be smaller. */
export function stepsOf({ starting, floor, step }: Pick<Fall, 'starting' | 'floor' | 'step'>): number {
  return Math.ceil((starting - floor) / step)
}

/** The end of a lot that nobody buys: the lowest price lasts for one step. */
export function fallEnd(fall: Fall): number {
  return fall.startsAt + (stepsOf(fall) + 1) * fall.stepS * 1_000
}

/** The time of the next step. At the floor, it is the end of the auction. */
export function nextStepAt(fall: Fall, now: number): number {
  const stepMs = fall.stepS * 1_000
  const steps = Math.floor(Math.max(0, now - fall.startsAt) / stepMs)
  return Math.min(fallEnd(fall), fall.startsAt + (steps + 1) * stepMs)
}

type AskedFall = Pick<Fall, 'starting' | 'floor' | 'step'>

/** The problem of a floor; undefined if there is none. */
export function floorProblem({ starting, floor }: AskedFall): FieldProblem | undefined {
  return floor < starting ? undefined : { code: 'at_most', bound: toRiyals((starting - 1) as Halalas) }
}

/** The problem of a price step; undefined if there is none. One step may not fall below the floor, and the number of steps is limited. */
export function dropProblem(fall: AskedFall): FieldProblem | undefined {
  const whole = fall.starting - fall.floor
  if (whole <= 0) return undefined
  if (fall.step > whole) return { code: 'at_most', bound: toRiyals(whole as Halalas) }
  const most = limits.auction.mostDrops
  if (stepsOf(fall) <= most) return undefined
  return { code: 'at_least', bound: toRiyals(Math.ceil(whole / most) as Halalas) }
}
