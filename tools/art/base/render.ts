import sharp, { type Sharp } from 'sharp'

/** A drawing as PNG, `width` pixels wide, with its transparency. */
export function renderPng(svg: string, width: number): Promise<Buffer> {
  return renderSvg(svg, width).png({ compressionLevel: 3 }).toBuffer()
}

/**
 * A drawing to be rasterized. librsvg draws at 72 dpi times viewBox, so the drawing is rendered at the final size at
 * once.
 */
export function renderSvg(svg: string, width: number): Sharp {
  const view = /viewBox="[-.\d]+ [-.\d]+ ([.\d]+)/.exec(svg)?.[1]
  const density = view ? (72 * width) / Number(view) : 72
  return sharp(Buffer.from(svg), { density }).resize({ width })
}
