import type { Point } from '../base/geometry.ts'
import type { PartsPlan as LoosePlan, Species } from '../plan.ts'

/** A hex colour, a role in the species' colours, or a mix [a, b, share of b]. */
export type ColourRef = string | readonly [ColourRef, ColourRef, number]
export type Gradient = readonly (readonly [offset: number, colour: ColourRef])[]
export type Mirror = 'x' | 'y'

export interface SpotsMark {
  type: 'spots'
  count: number
  gap: number
  size: number
  colour: ColourRef
  opacity?: number
  halo?: ColourRef
  haloOpacity?: number
}
export interface StrokeMark {
  type: 'stroke'
  paths: readonly (readonly Point[])[]
  width: number
  colour: ColourRef
  opacity?: number
  blur?: number
  dash?: string
}
export interface PatchMark {
  type: 'patch'
  points: readonly Point[]
  colour: ColourRef
  opacity?: number
  blur?: number
}
export interface RingsMark {
  type: 'rings'
  centre: Point
  count: number
  colours: readonly ColourRef[]
  width: number
  opacity?: number
  blur?: number
  light?: number
  jitter?: number
}
export interface RaysMark {
  type: 'rays'
  from: Point
  length: number
  inset?: number
  every: number
  colour: ColourRef
  width?: number
  opacity?: number
}
export interface ZebraMark {
  type: 'zebra'
  count: number
  from: number
  to: number
  half: number
  width: number
  colour: ColourRef
  opacity?: number
}
export type Mark = SpotsMark | StrokeMark | PatchMark | RingsMark | RaysMark | ZebraMark

interface Outlined {
  mirror?: Mirror
  points?: readonly Point[]
  /** The upper half or one side; the other half is its mirror image about the axis. */
  half?: readonly Point[]
  halfMirror?: Mirror
  straight?: boolean
  gradient?: Gradient
  direction?: 'x' | 'radial'
  colour?: ColourRef
  inner?: readonly Mark[]
  /** False excludes the part from the contact shadow, because it lies inside another part. */
  silhouette?: boolean
}
export interface PlatePart extends Outlined {
  type: 'plate'
  edge?: number
  edgeOpacity?: number
}
export interface FillPart extends Outlined {
  type: 'fill'
  outline?: number
}
export interface LimbPart {
  type: 'limb'
  mirror?: Mirror
  points: readonly Point[]
  width: readonly [number, number] | readonly Point[]
  colour: ColourRef
  along?: Gradient
  suckers?: 1 | -1
  /** Number of pieces into which the tube is divided. */
  k?: number
}
export interface LegPart {
  type: 'leg'
  mirror?: Mirror
  points: readonly Point[]
  widths: readonly number[]
  colours: readonly ColourRef[]
  pointed?: boolean
  spines?: boolean
}
export interface SpikesPart {
  type: 'spikes'
  mirror?: Mirror
  /** Each spike: x, y, dx, dy and half the width of its base. */
  points: readonly (readonly [number, number, number, number, number])[]
  colour: ColourRef
}
export interface EyePart {
  type: 'eye'
  mirror?: Mirror
  look: 'bead' | 'round' | 'slit' | 'w'
  x: number
  y: number
  r: Point
  stalk?: Point
  stalkWidth?: number
  stalkColour?: ColourRef
}
export interface SuckersPart {
  type: 'suckers'
  mirror?: Mirror
  points: readonly Point[]
  size: number
}
export interface MarksPart {
  type: 'marks'
  mirror?: Mirror
  items: readonly Mark[]
}
export type Part = PlatePart | FillPart | LimbPart | LegPart | SpikesPart | EyePart | SuckersPart | MarksPart

export interface PartsPlan {
  kind: 'parts'
  canvas: Point
  /** x, y, width and height of the visible box; the default is the whole canvas. */
  view?: string
  /** The x of the mirror axis for mirror 'x', the y for mirror 'y'. */
  axis?: number
  parts: readonly Part[]
}

export interface Rostrum {
  base: Point
  tip: Point
  lowerBase: Point
  bow: number
  crest: number
  upperTeeth: number
  lowerTeeth: number
  size: number
}
export interface ShrimpPlan {
  kind: 'shrimp'
  canvas: Point
  view?: string
  /** The curve of the body, from eye to tail. */
  bodyAxis: readonly Point[]
  above: readonly Point[]
  below: readonly Point[]
  /** The positions where the carapace ends and the six tail segments begin, then 1. */
  cuts: readonly number[]
  carapace: readonly Point[]
  rostrum: Rostrum
  antennae: readonly (readonly Point[])[]
}

export interface ShrimpBand {
  at: readonly [number, number]
  colour: string
  opacity: number
  blur?: number
}
export interface PartsSpecies {
  plan: string
  seed: number
  /** Hex colours by role; `shade` is required. */
  colours: Readonly<Record<string, string>>
  adjust?: Readonly<Record<string, unknown>>
  bands?: readonly ShrimpBand[]
  speckle?: { count: number; gap: number; size: number; colour: string; opacity: number }
}

/** The plan with its detailed type. A test validates plates.json, so this function does not. */
export function readPlan(plan: LoosePlan): PartsPlan | ShrimpPlan {
  return plan as unknown as PartsPlan | ShrimpPlan
}

/** Reads a species of a parts plan. Each of its colours has a role and is one hex value. */
export function readSpecies(species: Species): PartsSpecies {
  for (const [role, colour] of Object.entries(species.colours))
    if (typeof colour !== 'string') throw new Error(`the colour ${role} of a ${species.plan} is not one hex`)
  return species as unknown as PartsSpecies
}
