import sharp from 'sharp'

/** Returns a large JPEG photograph of one colour, as from a phone. */
export async function photo(name: string, { width = 3_000, height = 2_000, red = 120 } = {}) {
  const background = { r: red, g: 150, b: 190 }
  const buffer = await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}
