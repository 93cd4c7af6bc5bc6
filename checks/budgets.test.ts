import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildSite } from '../scripts/steps/site.ts'

/** Limits of a first visit in bytes. Scripts and styles are compressed with gzip. Times are measured in bench/. */
const kB = 1_000
const budgets = {
  firstScripts: 170 * kB,
  lazyScript: 60 * kB,
  styles: 30 * kB,
  arabicFonts: { files: 2, bytes: 50 * kB },
  englishFonts: { files: 3, bytes: 65 * kB },
} as const

/** The pages whose first load has a budget. */
const measured = ['/', '/home', '/local-market/', '/local-market/$productId/']

interface Manifest {
  readonly routes: Readonly<
    Record<string, { readonly preloads?: readonly string[]; readonly css?: readonly string[] }>
  >
}

let folder: string
let manifest: Manifest
let assets: Map<string, Buffer>

beforeAll(async () => {
  // buildSite uses a separate process, because NODE_ENV is `test` here and React would be built for development.
  folder = process.env.DIST_DIR ?? (await buildSite({ add: () => undefined }))
  const names = await readdir(join(folder, 'client/assets'))
  assets = new Map(
    await Promise.all(
      names.map(async (name) => [name, await readFile(join(folder, 'client/assets', name))] as const),
    ),
  )
  const served = await readdir(join(folder, 'server/assets'))
  const file = served.find((name) => name.startsWith('_tanstack-start-manifest'))
  const module = (await import(pathToFileURL(resolve(folder, 'server/assets', String(file))).href)) as {
    tsrStartManifest: () => Manifest
  }
  manifest = module.tsrStartManifest()
})
describe('the first load', () => {
  it.each(measured)('stays within the script budget on %s', (route) => {
    const scripts = [
      ...(manifest.routes.__root__?.preloads ?? []),
      ...(manifest.routes[route]?.preloads ?? []),
    ]
    expect(scripts.length).toBeGreaterThan(1)
    const bytes = [...new Set(scripts)].map(zipped).reduce((sum, each) => sum + each, 0)
    expect(bytes, scripts.join(' ')).toBeLessThanOrEqual(budgets.firstScripts)
  })

  it('stays within the style budget', () => {
    const [sheet, ...others] = named(/\.css$/)
    expect(others).toEqual([])
    expect(zipped(String(sheet))).toBeLessThanOrEqual(budgets.styles)
  })

  it.each([
    ['Arabic', /^cairo-(400|700)-/, budgets.arabicFonts],
    ['English', /^(plex-|cairo-arabic-)/, budgets.englishFonts],
  ] as const)('stays within the font budget on an %s page', (_language, pattern, budget) => {
    const fonts = named(pattern)
    expect(fonts).toHaveLength(budget.files)
    expect(fonts.map(size).reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(budget.bytes)
  })
})

describe('the build output', () => {
  it('has no lazy script above the limit', () => {
    const first = new Set((manifest.routes.__root__?.preloads ?? []).map(fileOf))
    const heavy = named(/\.js$/).filter((name) => !first.has(name) && zipped(name) > budgets.lazyScript)
    expect(heavy).toEqual([])
  })

  it('defines every token that the style sheet uses', () => {
    const sheets = named(/\.css$/).map((name) => String(assets.get(name)))
    const found = (pattern: RegExp) =>
      sheets.flatMap((css) => [...css.matchAll(pattern)].map(([, name]) => name))
    const known = new Set(found(/(--[\w-]+)\s*:/g))
    // The framework gives defaults to some variables, and popups set others, so no style sheet defines them.
    const given = /^--(tw|default|anchor|available)-/
    const missing = found(/var\((--[\w-]+)/g).filter((name) => !known.has(name) && !given.test(String(name)))
    expect(missing).toEqual([])
  })

  it('has no selector that ends in `:has(…) *`, which restyles the page at every insertion of an element', () => {
    const [sheet] = named(/\.css$/)
    expect(String(assets.get(String(sheet))).match(/:has\([^()]*\) \*/g)).toBeNull()
  })

  it('has no public source map and has two compressed forms of every script and style sheet', () => {
    expect(named(/\.map$/)).toEqual([])
    const bare = named(/\.(js|css)$/).filter((name) => !assets.has(`${name}.br`) || !assets.has(`${name}.gz`))
    expect(bare).toEqual([])
  })

  it('has no schema library in any script', () => {
    const holders = named(/\.js$/).filter((name) => assets.get(name)?.includes('ZodMini'))
    expect(holders).toEqual([])
  })
})

const named = (pattern: RegExp) => [...assets.keys()].filter((name) => pattern.test(name))
const fileOf = (path: string) => path.replace(/^.*\//, '')

function size(path: string): number {
  const content = assets.get(fileOf(path))
  if (!content) throw new Error(`${path} was not built`)
  return content.length
}

function zipped(path: string): number {
  size(path)
  return gzipSync(assets.get(fileOf(path)) ?? '', { level: 9 }).length
}
