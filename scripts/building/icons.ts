import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Plugin } from 'vite'

/** Icons of the manifest and of a phone's home screen. */
const icons = [
  { name: 'icon-192.png', size: 192, inset: 0 },
  { name: 'icon-512.png', size: 512, inset: 0 },
  // A launcher may crop the icon to a circle, so the fish is kept away from the edge.
  { name: 'maskable-512.png', size: 512, inset: 0.12 },
  { name: 'apple-touch-icon.png', size: 180, inset: 0.06 },
] as const

/** Renders the icons from the logo in web/public/favicon.svg at build time. */
export function makeIcons(root: string): Plugin {
  return {
    name: 'make-icons',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async generateBundle() {
      const mark = await readFile(join(root, 'web/public/favicon.svg'), 'utf8')
      for (const { name, size, inset } of icons) {
        const source = await draw(mark, size, inset)
        this.emitFile({ type: 'asset', fileName: `icons/${name}`, source })
      }
    },
  }
}

/**
 * Draws an icon. `inset` is the margin on each side as a share of the size; with a margin, the background fills the
 * corners.
 */
async function draw(mark: string, size: number, inset: number): Promise<Buffer> {
  const inner = Math.round(size * (1 - 2 * inset))
  const picture = await sharp(Buffer.from(mark), { density: 72 * (inner / drawnAt) })
    .resize(inner, inner)
    .png()
    .toBuffer()
  if (inset === 0) return picture
  const background = /<rect[^>]*fill="(#[0-9a-f]{6})"/i.exec(mark)?.[1]
  if (!background) throw new Error('web/public/favicon.svg has no background')
  const edge = Math.round((size - inner) / 2)
  return sharp({ create: { width: size, height: size, channels: 3, background } })
    .composite([{ input: picture, left: edge, top: edge }])
    .png()
    .toBuffer()
}

/** The width of the logo's drawing, in its own units. */
const drawnAt = 36
