import { isWrong, type ListingErrors, type Step, stepDone } from '../../products/listing/state/steps.ts'
import { lotFields } from './lotProblems.ts'

/** The cards that describe the goods. */
export const goodsSteps = [
  'photos',
  'species',
  'origin',
  'quantity',
  'place',
] as const satisfies readonly Step[]
type GoodsStep = (typeof goodsSteps)[number]

/** `lot` is the single card that replaces the goods cards while these are folded. */
export type AuctionStep = GoodsStep | 'lot' | 'when' | 'prices'

export interface CardState {
  readonly number: number
  readonly state: 'open' | 'done' | 'wrong'
}

export function stepsOf(folded: boolean): readonly AuctionStep[] {
  return [...(folded ? (['lot'] as const) : goodsSteps), 'when', 'prices']
}

export function isWrongIn(step: AuctionStep, errors: ListingErrors): boolean {
  if (step === 'lot') return goodsSteps.some((one) => isWrong(one, errors))
  if (step === 'when' || step === 'prices') {
    return lotFields[step].some((field) => field in errors)
  }
  return isWrong(step, errors)
}

/** Whether every field of the card is filled in. */
export function isDone(step: AuctionStep, missing: ListingErrors, photos: number): boolean {
  if (step === 'lot' || step === 'when' || step === 'prices') return !isWrongIn(step, missing)
  return stepDone(step, missing, photos)
}
