import { type Box, boxOf, type Command, pointsOf, spline } from '../base/geometry.ts'
import type { ExtraShape, FishPlan, Species } from '../plan.ts'
import { Body } from './body.ts'
import { adiposeFin, edgeFin, type Fin, fanFin, finletRow, pelvicFin } from './fins.ts'
import { tailFin } from './tail.ts'

/** The box of the whole silhouette in canvas units, without its shadow. */
export function fishBox(species: Species, plan: FishPlan): Box {
  const body = new Body(plan, species.depth ?? 1)
  const fins = finsOf(body, plan)
  const shapes = (plan.shapes ?? []).flatMap((shape) => shapeOutline(body, shape))
  const outlines = [...fins.behind, ...(fins.pectoral ? [fins.pectoral] : [])].flatMap((fin) => fin.outline)
  return boxOf(pointsOf([...body.outline, ...outlines, ...shapes, ...fins.small]))
}

/** The box of the head and a part of the shoulder, for a close-up. */
export function headBox(species: Species, plan: FishPlan): Box {
  const body = new Body(plan, species.depth ?? 1)
  const end = plan.gill.length ? Math.max(...plan.gill.map(([x]) => x)) : 0.3
  const [x] = body.at([-0.04, 0])
  const width = body.size(end * 1.5)
  const u = end * 0.6
  const middle = (body.back(u) + body.belly(u)) / 2
  return { x, y: middle - width * 0.35, width, height: width * 0.7 }
}

/** All fins of a plan: the fins behind the body, back to front, the small separate fins, and the near pectoral fin. */
export function finsOf(
  body: Body,
  plan: FishPlan,
): { behind: Fin[]; small: Command[]; pectoral: Fin | undefined } {
  const tail = tailFin(body, plan)
  const behind = [
    ...(tail ? [tail] : []),
    ...(plan.dorsal ?? []).map((fin, i) => edgeFin(body, fin, `dorsal${i}`, 'back')).reverse(),
    ...(plan.anal ?? []).map((fin, i) => edgeFin(body, fin, `anal${i}`, 'belly')).reverse(),
    ...(plan.pelvic ? [pelvicFin(body, plan.pelvic)] : []),
  ]
  const small = [
    ...(plan.finlets ? finletRow(body, plan.finlets.upper, 'back') : []),
    ...(plan.finlets ? finletRow(body, plan.finlets.lower, 'belly') : []),
    ...(plan.adipose ? adiposeFin(body, plan.adipose) : []),
  ]
  return { behind, small, pectoral: plan.pectoral ? fanFin(body, plan.pectoral, 'pectoral') : undefined }
}

/** The outline of a horn, a shark's fin or a similar shape. */
export function shapeOutline(body: Body, shape: ExtraShape): Command[] {
  return spline(
    shape.points.map((point) => body.at(point)),
    true,
  )
}
