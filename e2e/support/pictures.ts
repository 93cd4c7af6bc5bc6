import sharp from 'sharp'

/** The size of a photograph from a phone. */
export const fromPhone = { width: 3_000, height: 2_000 }

/** A small JPEG picture of one colour. */
export async function photo(name: string, { width = 240, height = 180, red = 120 } = {}) {
  const background = { r: red, g: 150, b: 190 }
  const buffer = await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

/** A JPEG picture in the size of a phone's photograph. Its details cannot be compressed well. */
export async function noisyPhoto(name: string) {
  const noise = { type: 'gaussian', mean: 160, sigma: 12 } as const
  const buffer = await sharp({ create: { ...fromPhone, channels: 3, background: 'white', noise } })
    .jpeg()
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}
