import sharp from 'sharp'
import type { Box } from '../base/geometry.ts'
import { seededRandom } from '../base/random.ts'
import { renderSvg } from '../base/render.ts'
import { Definitions, svgDocument } from '../base/svg.ts'
import { drawPlate } from '../plate.ts'
import { type Ground, paintGround } from './grounds.ts'
import { bedOf, FRAME, type Lie, layOut, type Pose } from './photo.ts'

/**
 * The picture of drawPose as PNG, `width` pixels wide and 4:3. It is several times faster than rendering the SVG of drawPose: the
 * ground is rendered once for all species on it, and the drawing once for all animals in the photo.
 */
export async function renderPhoto(speciesId: string, pose: Pose, width: number): Promise<Buffer> {
  const bed = await bedRaster(pose.ground, bedOf(speciesId), width)
  const unit = width / FRAME.width
  const animals = await Promise.all(
    layOut(speciesId, pose).map((lie) => animalLayer(speciesId, pose, lie, unit)),
  )
  return sharp(bed.data, { raw: bed.info })
    .composite(animals)
    .removeAlpha()
    .png({ compressionLevel: 2 })
    .toBuffer()
}

interface Raster {
  data: Buffer
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 }
}
interface Layer {
  input: Buffer
  left: number
  top: number
}

/** Room for the shadow around an animal, in canvas units of its drawing. */
const SHADOW_ROOM = 58
const KEPT_PLATES = 4

const beds = new Map<string, Promise<Raster>>()
const plates = new Map<string, Promise<Raster>>()

function bedRaster(ground: Ground, seed: number, width: number): Promise<Raster> {
  return remember(beds, `${ground} ${seed} ${width}`, Number.POSITIVE_INFINITY, () => {
    const definitions = new Definitions(`${ground}${seed}`)
    const painted = paintGround(ground, FRAME, seededRandom(seed), definitions)
    return raster(svgDocument(FRAME, ground, definitions, painted), width)
  })
}

async function animalLayer(speciesId: string, pose: Pose, lie: Lie, unit: number): Promise<Layer> {
  const { focus } = lie
  const scale = lie.scale * unit
  if (pose.arrangement === 'close') return closeLayer(speciesId, lie, unit)
  const room: Box = grown(focus, SHADOW_ROOM)
  const [whole] = layOut(speciesId, { ground: pose.ground, arrangement: 'one' })
  const largest = Math.round(room.width * (whole?.scale ?? lie.scale) * unit)
  const plate = await remember(plates, `${speciesId} ${largest}`, KEPT_PLATES, () =>
    raster(framed(drawPlate(speciesId), room), largest),
  )
  const sized = sharp(plate.data, { raw: plate.info }).resize({ width: Math.round(room.width * scale) })
  const turned =
    lie.turn === 0
      ? sized
      : sharp(await sized.png({ compressionLevel: 0 }).toBuffer()).rotate(lie.turn, {
          background: '#00000000',
        })
  const { data, info } = await turned.png({ compressionLevel: 0 }).toBuffer({ resolveWithObject: true })
  const left = Math.round(lie.x * unit - info.width / 2)
  const top = Math.round(lie.y * unit - info.height / 2)
  return inside({ input: data, left, top }, info, FRAME.width * unit, FRAME.height * unit)
}

/** A layer may not be larger than the photo, so parts beyond the edges are cut off. */
async function inside(
  layer: Layer,
  size: { width: number; height: number },
  width: number,
  height: number,
): Promise<Layer> {
  const left = Math.max(0, -layer.left)
  const top = Math.max(0, -layer.top)
  const right = Math.min(size.width, Math.round(width) - layer.left)
  const bottom = Math.min(size.height, Math.round(height) - layer.top)
  const input = await sharp(layer.input)
    .extract({ left, top, width: right - left, height: bottom - top })
    .png({ compressionLevel: 0 })
    .toBuffer()
  return { input, left: layer.left + left, top: layer.top + top }
}

/** A close-up is rendered from the drawing itself, because enlarging a raster would blur the scales. */
async function closeLayer(speciesId: string, { x, y, scale, focus }: Lie, unit: number): Promise<Layer> {
  const window: Box = {
    x: focus.x + focus.width / 2 - x / scale,
    y: focus.y + focus.height / 2 - y / scale,
    width: FRAME.width / scale,
    height: FRAME.height / scale,
  }
  const drawn = renderSvg(
    framed(nearFilters(drawPlate(speciesId), grown(window, SHADOW_ROOM)), window),
    Math.round(FRAME.width * unit),
  )
  // The renderer rounds the height of the window, and a layer may not be higher than the photo.
  const cut = drawn.resize({
    width: Math.round(FRAME.width * unit),
    height: Math.round(FRAME.height * unit),
    fit: 'fill',
  })
  return { input: await cut.png({ compressionLevel: 0 }).toBuffer(), left: 0, top: 0 }
}

/** The same drawing with another visible box. */
function framed(svg: string, { x, y, width, height }: Box): string {
  return svg.replace(
    /viewBox="[^"]*"/,
    `viewBox="${[x, y, width, height].map((value) => value.toFixed(2)).join(' ')}"`,
  )
}

/** The time of a blur depends on its area, visible or not, so the regions of blurs are cut to the visible box. */
function nearFilters(svg: string, window: Box): string {
  return svg.replace(
    /(<filter [^>]*?)x="([^"]+)" y="([^"]+)" width="([^"]+)" height="([^"]+)"/g,
    (_, head: string, ...numbers: string[]) => {
      const [x = 0, y = 0, width = 0, height = 0] = numbers.slice(0, 4).map(Number)
      const left = Math.max(x, window.x)
      const top = Math.max(y, window.y)
      const right = Math.max(left + 1, Math.min(x + width, window.x + window.width))
      const bottom = Math.max(top + 1, Math.min(y + height, window.y + window.height))
      const [l, t, w, h] = [left, top, right - left, bottom - top].map((value) => value.toFixed(1))
      return `${head}x="${l}" y="${t}" width="${w}" height="${h}"`
    },
  )
}

function grown({ x, y, width, height }: Box, room: number): Box {
  return { x: x - room, y: y - room, width: width + 2 * room, height: height + 2 * room }
}

async function raster(svg: string, width: number): Promise<Raster> {
  const { data, info } = await renderSvg(svg, width).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, info: { width: info.width, height: info.height, channels: info.channels } }
}

/** A cache of at most `most` entries, which drops the oldest entry. */
function remember<T>(
  kept: Map<string, Promise<T>>,
  key: string,
  most: number,
  make: () => Promise<T>,
): Promise<T> {
  const known = kept.get(key)
  if (known) return known
  const made = make()
  kept.set(key, made)
  const [oldest] = kept.keys()
  if (kept.size > most && oldest !== undefined) kept.delete(oldest)
  return made
}
