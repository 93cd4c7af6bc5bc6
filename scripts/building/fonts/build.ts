import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { joinFonts } from './sfnt.ts'

/**
 * Builds the site's fonts from the packages: Cairo with Arabic and ASCII in one file for Arabic pages, and IBM Plex Sans
 * with an Arabic subset of Cairo for English pages. Returns the folder; an existing folder is reused.
 */
export async function buildFonts(root: string): Promise<string> {
  const folder = join(root, 'node_modules/.cache/fonts', await inputsDigest())
  await mkdir(folder, { recursive: true })
  for (const [name, make] of Object.entries(fonts)) {
    const file = join(folder, `${name}.woff2`)
    if (existsSync(file)) continue
    const unfinished = `${file}.${process.pid}`
    await writeFile(unfinished, await make())
    await rename(unfinished, file)
  }
  return folder
}

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index))

const ascii = range(0x20, 0x7e)
const signs = '\u00a0«°·»×–—‘’“”•…−'
/** Arabic letters, marks and digits, and the letters پ چ ڤ گ ک ی, which occur in names. */
const arabic = `${range(0x621, 0x63a)}${range(0x640, 0x652)}${range(0x660, 0x66c)}،؛؟ٰپچڤکگی`

const fonts: Record<string, () => Promise<Buffer>> = {
  'cairo-400': () => cairo(400),
  'cairo-700': () => cairo(700),
  'cairo-arabic-400': async () => subset(await packaged('cairo', 'arabic', 400), arabic, 'woff2'),
  'plex-400': async () => subset(await packaged('ibm-plex-sans', 'latin', 400), ascii + signs, 'woff2'),
  'plex-600': async () => subset(await packaged('ibm-plex-sans', 'latin', 600), ascii + signs, 'woff2'),
}

async function cairo(weight: 400 | 700): Promise<Buffer> {
  const letters = await subset(await packaged('cairo', 'arabic', weight), arabic, 'sfnt')
  const latin = await subset(await packaged('cairo', 'latin', weight), ascii + signs, 'sfnt')
  return subset(joinFonts(letters, latin), arabic + ascii + signs, 'woff2')
}

function subset(font: Buffer, text: string, targetFormat: 'sfnt' | 'woff2'): Promise<Buffer> {
  return subsetFont(font, text, { targetFormat, noHinting: true, dropTables: ['STAT', 'gasp'] })
}

const require = createRequire(import.meta.url)

function packaged(family: string, script: string, weight: number): Promise<Buffer> {
  return readFile(require.resolve(`@fontsource/${family}/files/${family}-${script}-${weight}-normal.woff2`))
}

/** A digest that changes with the packages and with this code, so that an outdated font is never served. */
async function inputsDigest(): Promise<string> {
  const digest = createHash('sha256')
  const code = ['./build.ts', './sfnt.ts'].map((name) => readFile(new URL(name, import.meta.url)))
  const packages = ['@fontsource/cairo', '@fontsource/ibm-plex-sans', 'subset-font'].map((name) =>
    readFile(join(import.meta.dirname, '../../../node_modules', name, 'package.json')),
  )
  for (const content of await Promise.all([...code, ...packages])) digest.update(content)
  return digest.digest('hex').slice(0, 16)
}
