import { mix } from './colour.ts'
import type { Box, Point } from './geometry.ts'
import { type Definitions, el, num } from './svg.ts'

/** The lamp's light, which decreases towards the lower right corner. */
export function lampFall(frame: Box, definitions: Definitions, shade: string, depth: number): string {
  const lamp: Point = [frame.x + frame.width * 0.34, frame.y + frame.height * 0.28]
  return cover(
    frame,
    definitions.radial(lamp, frame.width * 0.85, [
      [0, '#ffffff', depth * 0.3],
      [0.4, mix('#ffffff', shade, 0.5), 0],
      [1, shade, depth],
    ]),
  )
}

/** One colour or gradient over the whole frame. */
export function cover(frame: Box, fill: string): string {
  return el('rect', {
    x: num(frame.x),
    y: num(frame.y),
    width: num(frame.width),
    height: num(frame.height),
    fill,
  })
}
