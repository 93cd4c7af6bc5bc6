import type { Easel } from './easel.ts'
import { drawEye } from './eye.ts'
import type { PartsSpecies, ShrimpPlan } from './plan.ts'
import { drawAntennae, drawFarLegs, drawNearLegs, drawScale } from './shrimpLimbs.ts'
import { drawRostrum } from './shrimpRostrum.ts'
import { BodyAxis, drawCarapace, drawRing } from './shrimpShell.ts'
import { drawSwimmerets } from './shrimpSwimmerets.ts'
import { drawTailFan } from './shrimpTail.ts'

/** A shrimp. All parts follow one curve from eye to tail; each ring of the tail covers the ring behind it. */
export function drawShrimp(easel: Easel, species: PartsSpecies, plan: ShrimpPlan): string {
  const axis = new BodyAxis(plan)
  const rings = plan.cuts.slice(0, -1).map((_, index) => drawRing(easel, species, plan, axis, index))
  return (
    drawFarLegs(easel) +
    drawSwimmerets(easel, plan, axis) +
    drawTailFan(easel, axis.at(1).point, axis.at(0.985).direction) +
    rings.reverse().join('') +
    drawNearLegs(easel) +
    drawAntennae(easel, plan) +
    drawScale(easel) +
    drawRostrum(easel, plan) +
    drawCarapace(easel, species, plan, axis) +
    drawEye(easel, {
      type: 'eye',
      look: 'bead',
      x: 243,
      y: 247,
      r: [15, 14.4],
      stalk: [274, 254],
      stalkWidth: 15,
      stalkColour: 'flank',
    })
  )
}
