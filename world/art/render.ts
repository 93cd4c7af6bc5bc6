import sharp from 'sharp'

/** A drawing as PNG, `width` pixels wide, with its transparency. */
export function renderPng(svg: string, width: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: densityFor(svg, width) })
    .resize({ width })
    .png({ compressionLevel: 6 })
    .toBuffer()
}

/** librsvg draws at 72 dpi times viewBox; drawing at the final size saves the time of a large picture. */
function densityFor(svg: string, width: number): number {
  const view = /viewBox="[-.\d]+ [-.\d]+ ([.\d]+)/.exec(svg)?.[1]
  return view ? (72 * width) / Number(view) : 72
}
