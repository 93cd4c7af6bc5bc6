import { drawFish } from './fish/fish.ts'
import { drawParts } from './parts/parts.ts'
import { plateOf } from './plan.ts'

/** The species drawn as a complete SVG on a transparent ground; the same species always gives the same text. */
export function drawPlate(speciesId: string): string {
  const { species, plan } = plateOf(speciesId)
  return plan.kind === 'fish' ? drawFish(speciesId, species, plan) : drawParts(speciesId, species, plan)
}
