import { Definitions, svgDocument } from '../base/svg.ts'
import { drawFillets } from './fillets.ts'
import { fleshes } from './flesh.ts'
import { drawPeeled } from './peeled.ts'
import { drawSteaks } from './steaks.ts'

/** The canvas of a drawing of cut fish; most plates of species have the same size. */
export const CANVAS = { x: 0, y: 0, width: 1000, height: 600 } as const

const cuts: Readonly<Record<string, (definitions: Definitions) => string>> = {
  'fillet-white': (definitions) => drawFillets(definitions, fleshes.white),
  'fillet-pink': (definitions) => drawFillets(definitions, fleshes.pink),
  'fillet-red': (definitions) => drawFillets(definitions, fleshes.red),
  'steaks-white': (definitions) => drawSteaks(definitions, fleshes.white),
  'steaks-pink': (definitions) => drawSteaks(definitions, fleshes.pink),
  'steaks-red': (definitions) => drawSteaks(definitions, fleshes.red),
  peeled: drawPeeled,
}

/** The names of the drawings: a form in which fish is sold, and the colour of its flesh. */
export const cutNames = Object.keys(cuts)

/** A form of cut fish as SVG on a transparent ground. An unknown name throws a RangeError. */
export function drawCut(name: string): string {
  const draw = cuts[name]
  if (!draw) throw new RangeError(`there is no cut ${name}`)
  const definitions = new Definitions(name)
  const body = draw(definitions)
  return svgDocument(CANVAS, name, definitions, body)
}
