import { lightness } from '../base/colour.ts'
import { type Box, entry } from '../base/geometry.ts'
import { seededRandom } from '../base/random.ts'
import { Definitions, el, fixed, num, svgDocument } from '../base/svg.ts'
import { hexOf } from '../fish/form.ts'
import { fishBox, headBox } from '../fish/silhouette.ts'
import { type PartsPlan, plateOf, type Species } from '../plan.ts'
import { drawPlate } from '../plate.ts'
import { type Ground, paintGround } from './grounds.ts'

export interface Pose {
  ground: Ground
  arrangement: 'one' | 'pair' | 'three' | 'row' | 'close'
  /** The rotation in whole degrees; small, so that the light still comes from the upper left. */
  turn?: number
}

/** The position, size and rotation of one animal in a photo. */
export interface Lie {
  /** The middle of the focus, in units of the frame. */
  x: number
  y: number
  /** Units of the frame per canvas unit of the drawing. */
  scale: number
  /** The rotation in degrees. */
  turn: number
  /** The part of the drawing that must be visible, in its canvas units. */
  focus: Box
}

/** The units of the layout of a product photo, which is 4:3. */
export const FRAME: Box = { x: 0, y: 0, width: 1280, height: 960 }

/**
 * The species on a ground as a product photo. The animal takes 84 % of the width, or the full height if it is too high.
 */
export function drawPlateOn(speciesId: string, ground: Ground): string {
  return drawPose(speciesId, { ground, arrangement: 'one' })
}

/**
 * A product photo as SVG, with the number, the positions and the ground of the animals. The same pose always gives the
 * same text.
 */
export function drawPose(speciesId: string, pose: Pose): string {
  const prefix = `${speciesId}-${pose.ground}-${pose.arrangement}`
  const definitions = new Definitions(prefix)
  const ground = paintGround(pose.ground, FRAME, seededRandom(bedOf(speciesId)), definitions)
  const [first, ...others] = layOut(speciesId, pose).map(transformOf)
  const animal = `${prefix}-animal`
  return svgDocument(
    FRAME,
    prefix,
    definitions,
    ground,
    el('g', { transform: first }, el('g', { id: animal }, innerOf(drawPlate(speciesId)))),
    ...others.map((transform) => el('use', { href: `#${animal}`, transform })),
  )
}

/**
 * The poses in which the demo market shows a species: the plain pose first, then a pose that suits the animal's shape.
 */
export function posesOf(speciesId: string): readonly [Pose, Pose] {
  const { species } = plateOf(speciesId)
  const arrangements = ARRANGEMENTS[shapeOf(speciesId)]
  const ground = entry(GROUNDS, (species.seed >> 1) % GROUNDS.length)
  return [
    { ground: 'plain', arrangement: 'one' },
    {
      ground: ground === 'slate' && isDark(species) ? 'ice' : ground,
      arrangement: entry(arrangements, species.seed % arrangements.length),
      turn: (species.seed % 7) - 3,
    },
  ]
}

/**
 * The index of the shared ice, stone or sand ground of a species. Grounds are shared, so that each is rendered once for
 * many photos.
 */
export function bedOf(speciesId: string): number {
  return 1 + (plateOf(speciesId).species.seed % 3)
}

/** The positions of the animals of a pose; the farthest animal comes first. */
export function layOut(speciesId: string, pose: Pose): Lie[] {
  const content = contentBox(speciesId)
  const lie = (x: number, y: number, width: number, height: number, lean = 0, focus = content): Lie => ({
    x: x * FRAME.width,
    y: y * FRAME.height,
    scale: Math.min((width * FRAME.width) / focus.width, (height * FRAME.height) / focus.height),
    turn: (pose.turn ?? 0) + lean,
    focus,
  })
  switch (pose.arrangement) {
    case 'one':
      return [lie(0.5, 0.49, 0.84, 0.8)]
    case 'pair':
      return [lie(0.46, 0.28, 0.74, 0.5, -3), lie(0.54, 0.71, 0.74, 0.5, 2)]
    case 'three':
      return [lie(0.42, 0.19, 0.7, 0.38, -3), lie(0.57, 0.5, 0.7, 0.38, 2), lie(0.45, 0.8, 0.7, 0.38, -1)]
    case 'row':
      return [0.13, 0.31, 0.5, 0.68, 0.87].map((y, i) => lie(i % 2 ? 0.57 : 0.43, y, 0.66, 0.22, (i % 3) - 1))
    case 'close':
      return [{ ...lie(0.5, 0.5, 1.02, 1.3, 0, closeUp(speciesId, content)), turn: 0 }]
  }
}

const ARRANGEMENTS = {
  /** These species are sold one by one, or cut; a heap of sharks would be implausible. */
  giant: ['one', 'close'],
  slim: ['three', 'row', 'close', 'three', 'pair'],
  deep: ['pair', 'one', 'close', 'pair', 'three'],
  other: ['one', 'three', 'pair'],
} as const satisfies Record<string, readonly Pose['arrangement'][]>
const GIANTS = ['shark', 'swordfish', 'sailfish', 'tuna', 'cobia', 'dorado']
const GROUNDS = ['ice', 'slate', 'ice', 'sand', 'ice'] as const

function shapeOf(speciesId: string): keyof typeof ARRANGEMENTS {
  const { species, plan } = plateOf(speciesId)
  if (plan.kind !== 'fish') return 'other'
  if (GIANTS.includes(species.plan)) return 'giant'
  const { width, height } = contentBox(speciesId)
  return width > height * 3.4 ? 'slim' : 'deep'
}

function isDark({ colours }: Species): boolean {
  return lightness(hexOf(colours, 'flank', hexOf(colours, 'base', '#888888'))) < 0.5
}

function transformOf({ x, y, scale, turn, focus }: Lie): string {
  const back = `translate(${num(-focus.x - focus.width / 2)} ${num(-focus.y - focus.height / 2)})`
  return `translate(${num(x)} ${num(y)}) rotate(${num(turn)}) scale(${fixed(scale, 3)}) ${back}`
}

/** The head of a fish; for any other animal, the middle. */
function closeUp(speciesId: string, content: Box): Box {
  const { species, plan } = plateOf(speciesId)
  if (plan.kind === 'fish') return headBox(species, plan)
  const { x, y, width, height } = content
  return { x: x + width * 0.16, y: y + height * 0.16, width: width * 0.68, height: height * 0.68 }
}

function contentBox(speciesId: string): Box {
  const { species, plan } = plateOf(speciesId)
  return plan.kind === 'fish' ? fishBox(species, plan) : viewBox(plan)
}

/** The visible box of a plan in canvas units, without the margin around the animal. */
function viewBox(plan: PartsPlan): Box {
  const [canvasWidth, canvasHeight] = plan.canvas ?? [1000, 640]
  const numbers = plan.view?.split(' ').map(Number) ?? []
  const [x = 0, y = 0, width = canvasWidth, height = canvasHeight] = numbers
  return { x: x + width * 0.02, y: y + height * 0.02, width: width * 0.96, height: height * 0.96 }
}

/** The content of a drawing without its outer element, to be part of a larger picture. */
function innerOf(plate: string): string {
  return plate.slice(plate.indexOf('>') + 1, plate.lastIndexOf('</svg>'))
}
