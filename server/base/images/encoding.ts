import sharp, { type SharpOptions, type WebpOptions } from 'sharp'
import { limits } from '#shared/base/limits.ts'
import { pictureWidths } from '#shared/base/paths.ts'
import { type Form, type ImageKind, ImageRefused, kindOf } from './images.ts'

/** How pictures are encoded. More effort takes twice the time for 5 % of the size. */
export const encoding = {
  quality: 68,
  alphaQuality: 74,
  smartSubsample: true,
  effort: 2,
} as const satisfies WebpOptions

/** The form of lists and first screens: worth the effort, since it is small. */
const smallest = pictureWidths[0]

/** A tall receipt may be twice as high as it is wide; anything taller is made smaller. */
const tallest = 2

/**
 * Checks the bytes and encodes them anew in three widths; throws ImageRefused. It takes time and memory as a stranger's
 * bytes decide: a web process leaves it to the encoder (encoder.ts).
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
        .webp(width === smallest ? { ...encoding, effort: 4 } : encoding)
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

/** Reads the header only: what the decoder sees must be what the first bytes say, and small enough. */
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

/** What libvips cannot read is no picture of ours; it names its pixel limit in words only. */
function asRefusal(error: unknown): ImageRefused {
  const tooLarge = error instanceof Error && /pixel limit/i.test(error.message)
  return new ImageRefused(tooLarge ? 'too_large' : 'unsupported_media')
}
