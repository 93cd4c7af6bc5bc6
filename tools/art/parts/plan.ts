import type { Point } from '../base/geometry.ts'
import type { PartsPlan as LoosePlan, Species } from '../plan.ts'

/** A hex, a role named in the species' colours, or a mix [a, b, share of b]. */
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
  /** Upper or one-sided half; the other half is its mirror about the axis. */
  half?: readonly Point[]
  halfMirror?: Mirror
  straight?: boolean
  gradient?: Gradient
  direction?: 'x' | 'radial'
  colour?: ColourRef
  inner?: readonly Mark[]
  /** False keeps the part out of the contact shadow (it lies inside another). */
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
  /** Number of pieces the tube is cut into. */
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
  /** x, y, dx, dy, half width of the base */
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
  /** x y width height of the visible box; without it the whole canvas. */
  view?: string
  /** x of the mirror axis for mirror 'x', y for mirror 'y'. */
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
  /** The curve the body follows, eye to tail. */
  bodyAxis: readonly Point[]
  above: readonly Point[]
  below: readonly Point[]
  /** Where the carapace ends and the six tail segments begin, then 1. */
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
  /** Role to hex; must hold `shade`. */
  colours: Readonly<Record<string, string>>
  adjust?: Readonly<Record<string, unknown>>
  bands?: readonly ShrimpBand[]
  speckle?: { count: number; gap: number; size: number; colour: string; opacity: number }
}

/** The plan in detail; a test validates plates.json, so drawing does not. */
export function readPlan(plan: LoosePlan): PartsPlan | ShrimpPlan {
  return plan as unknown as PartsPlan | ShrimpPlan
}

/** A species of a parts plan: every colour is one hex with a role. */
export function readSpecies(species: Species): PartsSpecies {
  for (const [role, colour] of Object.entries(species.colours))
    if (typeof colour !== 'string') throw new Error(`the colour ${role} of a ${species.plan} is not one hex`)
  return species as unknown as PartsSpecies
}
