import { entry, type Point, polyline, spline } from '../base/geometry.ts'
import { path } from '../base/svg.ts'
import { type Easel, WHITE } from './easel.ts'
import type { ShrimpPlan } from './plan.ts'
import { Tube } from './tube.ts'

/** Walking legs of the near side, from hip to tip, in canvas units: three reach forward and two stand. */
const LEGS: readonly (readonly Point[])[] = [
  [
    [276, 306],
    [262, 344],
    [214, 356],
    [174, 346],
  ],
  [
    [318, 314],
    [318, 372],
    [268, 420],
    [194, 450],
  ],
  [
    [358, 318],
    [352, 386],
    [300, 440],
    [226, 468],
  ],
  [
    [402, 318],
    [398, 392],
    [346, 452],
    [268, 486],
  ],
  [
    [452, 318],
    [474, 376],
    [466, 432],
    [434, 476],
  ],
  [
    [488, 312],
    [516, 374],
    [512, 432],
    [482, 480],
  ],
]

export function drawNearLegs(easel: Easel): string {
  return LEGS.map((points) => drawLeg(easel, points, 0, 14.5)).join('')
}

/** The walking legs of the far side: farther back, a little smaller and in shadow. */
export function drawFarLegs(easel: Easel): string {
  return LEGS.slice(1)
    .map((points, index) =>
      points.map(
        ([x, y], joint): Point => [
          x + 22 - joint * (index > 2 ? -2 : 5),
          y - 2 - joint * (index > 2 ? 6 : -3),
        ],
      ),
    )
    .map((points) => drawLeg(easel, points, 0.34, 11.5))
    .join('')
}

/** The long antennae, with rings if the species has rings, and the two short pairs between them. */
export function drawAntennae(easel: Easel, plan: ShrimpPlan): string {
  const colour = easel.colour('antenna')
  const long = plan.antennae.flatMap((points) => spline(points))
  const short = [
    spline([
      [250, 282],
      [180, 268],
      [120, 258],
      [66, 254],
    ]),
    spline([
      [250, 284],
      [190, 282],
      [130, 290],
      [58, 312],
    ]),
  ].flat()
  const common = { fill: 'none', 'stroke-linecap': 'round' }
  return (
    path(long, { ...common, stroke: colour, 'stroke-width': 3.4 }) +
    (easel.has('antennaBand')
      ? path(long, {
          ...common,
          'stroke-linecap': 'butt',
          stroke: easel.colour('antennaBand'),
          'stroke-width': 3,
          'stroke-dasharray': '4 13',
        })
      : '') +
    path(long, { ...common, stroke: WHITE, 'stroke-width': 0.9, opacity: 0.35 }) +
    path(short, { ...common, stroke: colour, 'stroke-width': 2.2 }) +
    drawPeduncle(easel)
  )
}

/** The thick joints from which the antennae grow. */
function drawPeduncle(easel: Easel): string {
  const look = { shade: easel.shade, gloss: 0.45 }
  const fill = easel.colour(['legTip', 'flank', 0.35])
  const upper = new Tube(
    [
      [276, 270],
      [246, 278],
      [214, 274],
    ],
    [
      [0, 18],
      [0.6, 14],
      [1, 7],
    ],
    6,
  )
  const lower = new Tube(
    [
      [280, 300],
      [250, 308],
      [222, 303],
    ],
    [
      [0, 20],
      [0.6, 15],
      [1, 7],
    ],
    6,
  )
  return upper.draw(easel, { fill, ...look }) + lower.draw(easel, { fill, ...look })
}

/** The flat scale next to the antennae. */
export function drawScale(easel: Easel): string {
  const points: Point[] = [
    [286, 278],
    [250, 276],
    [208, 284],
    [182, 297],
    [206, 303],
    [246, 302],
    [284, 296],
  ]
  const shape = easel.shape(spline(points, true), points)
  const fill = easel.definitions.linear(
    [180, 290],
    [286, 288],
    [
      [0, easel.colour(['flank', WHITE, 0.15])],
      [0.5, easel.colour(['back', 'flank', 0.5])],
      [1, easel.colour(['back', 'shade', 0.25])],
    ],
  )
  const rays = [-6, -2, 2, 6].flatMap((across) =>
    polyline([
      [278, 287 + across * 0.7],
      [204, 294 + across * 0.8],
    ]),
  )
  return (
    easel.paint(shape, { fill }) +
    easel.inside(shape, path(rays, { fill: 'none', stroke: easel.shade, 'stroke-width': 1, opacity: 0.3 })) +
    easel.paint(shape, { fill: 'none', stroke: easel.shade, 'stroke-width': 1.2, opacity: 0.6 })
  )
}

function drawLeg(easel: Easel, points: readonly Point[], dark: number, width: number): string {
  const [hip, tip] = [entry(points, 0), entry(points, -1)]
  const fill = easel.definitions.linear(hip, tip, [
    [0, easel.colour(['leg', 'shade', dark + 0.06])],
    [0.45, easel.colour(['leg', 'shade', dark])],
    [1, easel.colour(['legTip', 'shade', dark])],
  ])
  const tube = new Tube(
    points,
    [
      [0, width],
      [0.3, width * 0.8],
      [0.38, width * 0.95],
      [0.62, width * 0.6],
      [0.7, width * 0.66],
      [1, 2],
    ],
    9,
  )
  return tube.draw(easel, {
    fill,
    shade: easel.shade,
    depth: 0.36,
    gloss: dark > 0.2 ? 0.2 : 0.55,
    rim: 0.42,
  })
}
