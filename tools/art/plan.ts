import { readFileSync } from 'node:fs'
import type { Line, Point } from './base/geometry.ts'
import type { Mark } from './fish/marks.ts'

export type Hex = string
/**
 * One colour, the colours [base, middle, edge] of a fin, or the stops of a gradient. Plans of kind 'parts' name roles.
 */
type Colour = Hex | readonly Hex[] | readonly (readonly [number, Hex])[]
export type Colours = Readonly<Record<string, Colour>>
export type Table = readonly Point[]

export interface Species {
  plan: string
  confidence: 'high' | 'medium' | 'low'
  /** The seed of the random numbers. */
  seed: number
  colours: Colours
  marks?: readonly Mark[]
  iridescence?: Iridescence
  /** The factor for every y of outline, eye, face and paired fins. */
  depth?: number
  /** The factor for the radius of the eye. */
  eye?: number
  scaleColour?: Hex
  scaleLight?: Hex
  bounce?: Hex
  light?: Partial<Light>
  lateral?: { o?: number; w?: number; c?: Hex; dash?: string }
  adjust?: unknown
  /** For shrimps only. */
  bands?: unknown
  speckle?: unknown
}

export interface Iridescence {
  silver?: number
  strength?: number
  warm?: Hex
  cool?: Hex
  rose?: Hex
  dark?: Hex
  back?: Hex
  backOpacity?: number
  from?: number
}

export interface Light {
  /** The range of v of the broad highlight. */
  top: readonly [number, number]
  broad: number
  narrow: number
  edge: number
  core: number
  bounce: number
  edgeWidth: number
  wet: number
}

export interface EdgeFin {
  kind: 'spiny' | 'soft' | 'mixed'
  from: number
  to: number
  height: Table
  rays: number
  spines?: number
  spineEnd?: number
  notch?: number
  lean: readonly [number, number]
  branch?: boolean
  inset?: number
  opacity?: readonly number[]
}

export interface FanFin {
  x: number
  y: number
  base: number
  baseAngle: number
  angles: readonly [number, number]
  length: Table
  rays: number
  curve?: number
  branch?: boolean
  opacity?: readonly number[]
}

export interface Tail {
  shape: 'round' | 'truncate' | 'emarginate' | 'forked' | 'lunate' | 'none' | (string & {})
  tip?: number
  centre?: number
  half?: number
  power?: number
  upper?: number
  lower?: number
  lead?: readonly [number, number]
  rays?: number
  branch?: boolean
}

export interface Finlets {
  count: number
  from: number
  step: number
  size?: number
}

export interface Scales {
  cols: number
  rows: number
  from: number
  to: number
  edge: readonly [number, number]
  dark: number
  light: number
  glint: number
  width: number
  nape?: number
  bulge?: number
}

export interface ExtraShape {
  points: Line
  layer?: 'behind' | 'front'
  colour: string
  toward?: number
  shine?: Line
  shadow?: boolean
}

/** The plan of a fish in side view, in fractions of standard length with y up (see `_about` in plates.json). */
export interface FishPlan {
  kind: 'fish'
  canvas?: readonly [number, number]
  place: readonly [number, number, number]
  snout: Point
  upper: Line
  lower: Line
  hypural?: number
  eye: readonly [number, number, number]
  eye2?: readonly [number, number, number]
  pupil?: number
  gill: Line
  preopercle: Line
  mouth: Line
  mouthWidth?: number
  lips?: Line
  beak?: Line
  teeth?: readonly (readonly [number, number, number])[]
  nostrils: Line
  slits?: readonly Line[]
  cheeks: readonly (readonly [number, number, number, number])[]
  dorsal?: readonly EdgeFin[]
  anal?: readonly EdgeFin[]
  finlets?: { upper: Finlets; lower: Finlets }
  adipose?: { x: number; height: number }
  pectoral?: FanFin
  pelvic?: FanFin
  tail: Tail
  scales?: Scales
  cheekScales?: readonly [number, number, number, number, number]
  lateralLine: readonly Line[]
  scutes?: { from: number; to: number; count: number; v: number; size: number }
  keel?: readonly [number, number]
  bellyScutes?: boolean
  shapes?: readonly ExtraShape[]
  barbels?: readonly { points: Line; width?: number }[]
  light: Partial<Light>
  fade?: number
  headGlint?: boolean
}

/** A plan in canvas units, which parts.ts reads in detail. */
export interface PartsPlan {
  kind: 'parts' | 'shrimp'
  canvas?: readonly [number, number]
  /** The visible box: x y width height. */
  view?: string
  axis?: number
  [field: string]: unknown
}

type Plan = FishPlan | PartsPlan

/** Ids of all species that have a drawing, in the order of plates.json. */
export function plateIds(): string[] {
  return Object.keys(plates.species)
}

/** A species and its own plan: the shared plan with the species' adjustments. */
export function plateOf(speciesId: string): { species: Species; plan: Plan } {
  const species = plates.species[speciesId]
  if (!species) throw new Error(`no plate is known for the species ${speciesId}`)
  const plan = plates.plans[species.plan]
  if (!plan) throw new Error(`the plate of ${speciesId} names an unknown plan ${species.plan}`)
  return { species, plan: merge(plan, species.adjust) as Plan }
}

const plates = JSON.parse(readFileSync(new URL('./plates.json', import.meta.url), 'utf8')) as {
  plans: Record<string, Plan>
  species: Record<string, Species>
}

/**
 * Applies a change to a plan: objects are merged, numeric keys address list entries, null removes a field, and every
 * other value replaces the old one.
 */
function merge(base: unknown, change: unknown): unknown {
  if (change === undefined) return base
  if (!isObject(change)) return change
  if (Array.isArray(base)) return base.map((item, index) => merge(item, change[index]))
  const merged: Record<string, unknown> = isObject(base) ? { ...base } : {}
  for (const [key, value] of Object.entries(change)) {
    if (value === null) delete merged[key]
    else merged[key] = merge(merged[key], value)
  }
  return merged
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
