import type { Point } from '../base/geometry.ts'

interface Common {
  colour: string
  opacity?: number
  /** The blur in canvas units. */
  blur?: number
  on?: 'under' | 'body' | 'over' | 'head'
}
type Span = readonly [number, number]
type Zone = readonly [number, number, number, number]
type Lines = readonly (readonly Point[])[]

/** Marks of a fish plan; every field is explained in `_about.marks` of plates.json. */
export type Mark =
  | (Common & {
      type: 'spots'
      size: Span
      zone: Zone
      count: number
      gap: number
      head?: number
      halo?: string
      haloOpacity?: number
      rim?: string
      rimOpacity?: number
      rimWidth?: number
      even?: boolean
      skipMouth?: boolean
      style?: 'x'
    })
  | (Common & { type: 'scaleSpots'; size: Span; skip?: number; zone?: Zone })
  | (Common & { type: 'scaleRims'; width: number })
  | (Common & {
      type: 'bars'
      at: readonly number[]
      width: number
      v: Span
      lean?: number
      wave?: number
      bow?: number
      taper?: number
      vary?: boolean
    })
  | (Common & {
      type: 'thinBars'
      count: number
      from: number
      to: number
      width: number
      v: Span
      lean?: number
      shortEvery?: number
      wave?: number
      waves?: number
      even?: boolean
      ragged?: number
      jitter?: number
    })
  | (Common & {
      type: 'stripes'
      at: readonly (number | readonly Point[])[]
      width: number
      u: Span | readonly Span[]
      wave?: number
      taper?: boolean
    })
  | (Common & { type: 'dashes'; at: readonly number[]; u: Span; width: number; dash: Span })
  | (Common & {
      type: 'row'
      v: number
      u: Span
      count: number
      size: number
      shrink?: number
      stretch?: number
    })
  | (Common & {
      type: 'blotch'
      u?: number
      v?: number
      xy?: Point
      r: Span
      ring?: string
      ringOpacity?: number
    })
  | (Common & { type: 'mottle'; size: Span; zone: Zone; count: number; gap: number; stretch?: number })
  | (Common & {
      type: 'vermiculation'
      width: number
      length: number
      zone: Zone
      count: number
      gap: number
      tilt: number
      wave: number
    })
  | (Common & { type: 'patch'; points: readonly Point[] })
  | (Common & { type: 'lines'; paths: Lines; width: number })
  | (Common & { type: 'finSpots'; fins: readonly string[]; size: number; count: number })
  | (Common & { type: 'finEdge'; fins: readonly string[]; width: number })
  | (Common & { type: 'finBand'; fins: readonly string[]; t: Span; k: Span })
  | (Common & { type: 'tailBars'; at: readonly number[]; width: number })
  | (Common & { type: 'tailStripes'; y: readonly number[]; width: number })
  | (Common & { type: 'tailEdge'; width: number; where: string })
  | (Common & { type: 'tailBlotch'; x: number; y: number; r: Span })
