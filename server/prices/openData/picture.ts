import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Locale } from '#shared/base/locale.ts'
import { escaped } from '../../base/pages/xml.ts'
import type { CardText } from './card.ts'
import { sfntOfWoff } from './sfnt.ts'

/** The size in pixels that chats and social networks show. */
const [width, height] = [1200, 630]

/** Draws the picture of a species' price as PNG, with the fonts of the site. */
export async function drawPicture(
  card: CardText,
  {
    locale,
    siteName,
    dataDir,
  }: { readonly locale: Locale; readonly siteName: string; readonly dataDir: string },
): Promise<Buffer> {
  const sharp = await openSharp(dataDir)
  return sharp(Buffer.from(svgOf(card, locale, siteName)))
    .png({ palette: true })
    .toBuffer()
}

let opened: Promise<typeof import('sharp').default> | undefined

/** The fonts of the site, by package and file. */
const fonts = [
  ['@fontsource/cairo', 'cairo-arabic-400-normal'],
  ['@fontsource/cairo', 'cairo-arabic-700-normal'],
  ['@fontsource/cairo', 'cairo-latin-400-normal'],
  ['@fontsource/cairo', 'cairo-latin-700-normal'],
  ['@fontsource/ibm-plex-sans', 'ibm-plex-sans-latin-400-normal'],
  ['@fontsource/ibm-plex-sans', 'ibm-plex-sans-latin-700-normal'],
] as const

/** Fontconfig reads its settings once, so they are set before the first drawing of a text in this process. */
function openSharp(dataDir: string): Promise<typeof import('sharp').default> {
  opened ??= (async () => {
    const folder = resolve(dataDir, 'fonts')
    await mkdir(join(folder, 'cache'), { recursive: true })
    for (const [name, file] of fonts) {
      const woff = fileURLToPath(import.meta.resolve(`${name}/files/${file}.woff`))
      await writeFile(join(folder, `${file}.ttf`), sfntOfWoff(await readFile(woff)))
    }
    const settings = join(folder, 'fonts.conf')
    await writeFile(
      settings,
      `<?xml version="1.0"?><fontconfig><dir>${escaped(folder)}</dir><cachedir>${escaped(join(folder, 'cache'))}</cachedir></fontconfig>`,
    )
    process.env.FONTCONFIG_FILE = settings
    return (await import('sharp')).default
  })()
  opened.catch(() => {
    opened = undefined
  })
  return opened
}

function svgOf(card: CardText, locale: Locale, siteName: string): string {
  const arabic = locale === 'ar'
  const family = arabic ? 'Cairo' : 'IBM Plex Sans'
  const bold = 700
  const x = arabic ? width - 80 : 80
  const side = `text-anchor="start" direction="${arabic ? 'rtl' : 'ltr'}"`
  const text = (y: number, size: number, value: string, more = '') =>
    `<text x="${x}" y="${y}" font-size="${size}" ${side} ${more}>${escaped(value)}</text>`
  // The price is a text element of its own, so that its digits keep their order in both directions of text.
  const price = card.price
    ? `<text x="${x}" y="370" font-size="150" font-weight="${bold}" text-anchor="${arabic ? 'end' : 'start'}">${card.price}</text>`
    : ''
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="${family}">`,
    `<rect width="${width}" height="${height}" fill="${colours.ink}"/>`,
    `<path d="M0 560 Q150 530 300 560 T600 560 T900 560 T1200 560 V630 H0Z" fill="${colours.sea}"/>`,
    `<g fill="${colours.on}">`,
    text(150, 84, card.name, `font-weight="${bold}"`),
    price,
    '</g>',
    `<g fill="${colours.quiet}">`,
    text(
      440,
      40,
      card.price
        ? `${card.unit}${card.change ? ` · \u2066${card.change}\u2069 ${card.since}` : ''}`
        : card.basis,
    ),
    card.price ? text(500, 36, `${card.basis} · \u2066${card.date}\u2069`) : '',
    '</g>',
    `<g fill="${colours.on}">`,
    text(608, 32, siteName),
    '</g></svg>',
  ].join('')
}

/** The sea palette of web/app/styles/theme.css: ink, deep sea, and texts on ink. */
const colours = { ink: '#0b2233', sea: '#0a5c73', on: '#ffffff', quiet: '#c9dae1' } as const
