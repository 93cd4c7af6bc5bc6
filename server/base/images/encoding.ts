import sharp, { type SharpOptions, type WebpOptions } from 'sharp'
import { limits } from '#shared/base/limits.ts'
import { pictureWidths } from '#shared/base/paths.ts'
import { type Form, type ImageKind, ImageRefused, kindOf } from './images.ts'

/** Encoder settings. A higher effort would take twice the time and make the pictures only 5 % smaller. */
export const encoding = {
  quality: 68,
  alphaQuality: 74,
  smartSubsample: true,
  effort: 2,
} as const satisfies WebpOptions

/**
 * Encoder settings by width, in px. Pictures of up to 320 px are for lists and first screens, so more effort costs little. At
 * 160 px, the transparency is half of the bytes of a cut-out picture. With these settings, such a picture has a third fewer
 * bytes and looks the same.
 */
export function encodingOf(width: number): WebpOptions {
  if (width <= 160) return { ...encoding, alphaQuality: 60, effort: 6 }
  return width <= 320 ? { ...encoding, effort: 4 } : encoding
}

/**
 * The largest height of a picture, relative to the largest width. Taller pictures, such as long receipts, are scaled
 * down.
 */
const tallest = 2

/**
 * Validates the bytes and encodes the picture in all widths; throws ImageRefused. Untrusted bytes can cost much time and
 * memory, so web processes call this through the encoder (encoder.ts).
 */
export async function encodeImage(bytes: Uint8Array): Promise<Form[]> {
  if (bytes.byteLength > limits.upload.bytes) throw new ImageRefused('too_large')
  const kind = kindOf(bytes)
  if (!kind) throw new ImageRefused('unsupported_media')
  await checkHead(bytes, kind)

  const largest = Math.max(...pictureWidths)
  const { data, info } = await sharp(bytes, readingOf(kind))
    .autoOrient()
    .resize({ width: largest, height: largest * tallest, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((error: unknown) => {
      throw asRefusal(error)
    })

  const raw = { width: info.width, height: info.height, channels: info.channels }
  return Promise.all(
    pictureWidths.map(async (width) => {
      const form = await sharp(data, { raw })
        .resize({ width, height: width * tallest, fit: 'inside', withoutEnlargement: true })
        .webp(encodingOf(width))
        .toBuffer({ resolveWithObject: true })
      return { width, bytes: form.data, size: { width: form.info.width, height: form.info.height } }
    }),
  )
}

function readingOf(kind: ImageKind) {
  return {
    failOn: 'error',
    limitInputPixels: limits.upload.pixels[kind],
    pages: 1,
    sequentialRead: true,
  } as const satisfies SharpOptions
}

/** Reads the header only: the decoder must agree with the first bytes, and the size must be within the limit. */
async function checkHead(bytes: Uint8Array, kind: ImageKind): Promise<void> {
  const head = await sharp(bytes, { ...readingOf(kind), limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw asRefusal(error)
    })
  const agrees = kind === 'avif' ? head.format === 'heif' && head.compression === 'av1' : head.format === kind
  if (!agrees || !head.width || !head.height) throw new ImageRefused('unsupported_media')
  if (head.width * head.height > limits.upload.pixels[kind]) throw new ImageRefused('too_large')
}

/** libvips reports its pixel limit by message only. */
function asRefusal(error: unknown): ImageRefused {
  const tooLarge = error instanceof Error && /pixel limit/i.test(error.message)
  return new ImageRefused(tooLarge ? 'too_large' : 'unsupported_media')
}
