import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { renderPicture } from './picture.ts'

// Draws the named pictures, or every committed picture: node draw.ts [fish/hamour scenes/quay ...]

const target = fileURLToPath(new URL('../../demo/pictures/', import.meta.url))
/** The widths of the committed files (demo/pictures.ts), px. */
const widths = [320, 640, 960]
/** The quality is that of uploads. The effort is the highest, because each picture is encoded only once. */
const encoding = { quality: 68, alphaQuality: 74, smartSubsample: true, effort: 6 }

const named = process.argv.slice(2)
const waiting = (named.length > 0 ? named : await committed()).values()
await Promise.all(Array.from({ length: availableParallelism() + 1 }, drawWaiting))

async function drawWaiting(): Promise<void> {
  for (const name of waiting) {
    await write(name, await renderPicture(name, Math.max(...widths)))
    console.log(name)
  }
}

async function write(name: string, png: Buffer): Promise<void> {
  await mkdir(dirname(target + name), { recursive: true })
  for (const width of widths) {
    const webp = await sharp(png).resize({ width }).webp(encoding).toBuffer()
    await writeFile(`${target}${name}-${width}.webp`, webp)
  }
}

async function committed(): Promise<string[]> {
  const paths = await readdir(target, { recursive: true })
  return paths.flatMap((path) => /^(.+)-960\.webp$/.exec(path)?.[1] ?? []).sort()
}
