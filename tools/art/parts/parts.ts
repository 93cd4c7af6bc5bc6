import type { Box, Point } from '../base/geometry.ts'
import { svgDocument } from '../base/svg.ts'
import type { PartsPlan as LoosePlan, Species } from '../plan.ts'
import { Easel } from './easel.ts'
import { drawEye } from './eye.ts'
import { drawLeg, drawLimb } from './limbs.ts'
import { drawMark } from './marks.ts'
import {
  type Mark,
  type Mirror,
  type Part,
  type PartsPlan,
  readPlan,
  readSpecies,
  type ShrimpPlan,
} from './plan.ts'
import { drawFill, drawPlate } from './plates.ts'
import { drawShrimp } from './shrimp.ts'
import { drawSpikes, drawSuckers } from './spikes.ts'

/**
 * A complete drawing of an animal that is not a finned fish: shrimps, crabs, lobsters, squids, shells, rays. `plan`
 * already contains the species' adjustments (plateOf merges them). Every id begins with the species' id.
 */
export function drawParts(speciesId: string, species: Species, plan: LoosePlan): string {
  const kind = readPlan(plan)
  const animal = readSpecies(species)
  const easel = new Easel(speciesId, animal, kind.kind === 'parts' ? (kind.axis ?? 0) : 0)
  const view = viewOf(kind)
  const body = kind.kind === 'shrimp' ? drawShrimp(easel, animal, kind) : drawAll(easel, kind, view)
  const ground = easel.ground(view)
  return svgDocument(view, speciesId, easel.definitions, ground, body)
}

/**
 * Draws the parts strictly in list order. For a mirrored part, the mirror image is drawn first; both are lit by the same
 * lamp.
 */
function drawAll(easel: Easel, plan: PartsPlan, view: Box): string {
  return plan.parts
    .flatMap((part) => (part.mirror ? [mirrored(part, part.mirror, easel.axis), part] : [part]))
    .map((part) => drawPart(easel, part, view))
    .join('')
}

function drawPart(easel: Easel, part: Part, view: Box): string {
  switch (part.type) {
    case 'plate':
      return drawPlate(easel, part)
    case 'fill':
      return drawFill(easel, part)
    case 'limb':
      return drawLimb(easel, part)
    case 'leg':
      return drawLeg(easel, part)
    case 'spikes':
      return drawSpikes(easel, part)
    case 'eye':
      return drawEye(easel, part)
    case 'suckers':
      return drawSuckers(easel, part)
    case 'marks': {
      const skin = { polygon: [], outline: [], straight: false, box: view }
      return part.items.map((mark) => drawMark(easel, mark, skin)).join('')
    }
  }
}

/** The points are mirrored, not the painted part, because a mirrored painting would also mirror the light. */
function mirrored(part: Part, mirror: Mirror, axis: number): Part {
  const flip = ([x, y]: Point): Point => (mirror === 'x' ? [2 * axis - x, y] : [x, 2 * axis - y])
  switch (part.type) {
    case 'spikes':
      return {
        ...part,
        points: part.points.map(([x, y, dx, dy, half]) => {
          const [fx, fy] = flip([x, y])
          return mirror === 'x' ? [fx, fy, -dx, dy, half] : [fx, fy, dx, -dy, half]
        }),
      }
    case 'eye': {
      const [x, y] = flip([part.x, part.y])
      return { ...part, x, y, ...(part.stalk && { stalk: flip(part.stalk) }) }
    }
    case 'marks':
      return { ...part, items: part.items.map((mark) => mirroredMark(mark, flip)) }
    case 'plate':
    case 'fill':
      return {
        ...part,
        ...(part.points && { points: part.points.map(flip) }),
        ...(part.inner && { inner: part.inner.map((mark) => mirroredMark(mark, flip)) }),
      }
    default:
      return { ...part, points: part.points.map(flip) }
  }
}

function mirroredMark(mark: Mark, flip: (point: Point) => Point): Mark {
  switch (mark.type) {
    case 'stroke':
      return { ...mark, paths: mark.paths.map((points) => points.map(flip)) }
    case 'patch':
      return { ...mark, points: mark.points.map(flip) }
    case 'rings':
      return { ...mark, centre: flip(mark.centre) }
    case 'rays':
      return { ...mark, from: flip(mark.from) }
    default:
      return mark
  }
}

function viewOf(plan: PartsPlan | ShrimpPlan): Box {
  const [x = 0, y = 0, width = plan.canvas[0], height = plan.canvas[1]] = (plan.view ?? '')
    .split(' ')
    .filter((part) => part !== '')
    .map(Number)
  return { x, y, width, height }
}
