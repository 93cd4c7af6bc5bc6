import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'

/** A browser for the end-to-end tests, and the flags that it needs. */
export interface Browser {
  readonly executablePath: string
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string>>
}

/**
 * Finds the browser: CHROMIUM_PATH if set; on Linux x64 the Chromium from npm, unpacked once per user and version; on
 * other systems an installed Chrome. Throws a one-line error if there is none.
 */
export async function findChromium(): Promise<Browser> {
  const given = process.env.CHROMIUM_PATH
  if (given) {
    if (!isProgram(given)) throw new Error(`CHROMIUM_PATH names ${given}, which is not a program.`)
    return { executablePath: given, args: FLAGS, env: {} }
  }
  if (process.platform === 'linux' && process.arch === 'x64') return unpackOnce()
  const installed = INSTALLED.find(isProgram)
  if (!installed)
    throw new Error('There is no browser for the end-to-end tests: install Chrome, or set CHROMIUM_PATH.')
  return { executablePath: installed, args: FLAGS, env: {} }
}

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--hide-scrollbars',
  '--mute-audio',
  '--font-render-hinting=none',
]

const INSTALLED = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/snap/bin/chromium',
]

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}

/**
 * Unpacks the package unless it is already unpacked. The package itself unpacks to a fixed name in the temporary folder, where
 * another user's copy, an older copy or a partial copy makes the run fail. So it is unpacked to a folder per user and
 * version, which gets its name only when it is complete.
 */
async function unpackOnce(): Promise<Browser> {
  const home = join(tmpdir(), `samak-chromium-${version()}-${userInfo().uid}`)
  if (!existsSync(join(home, 'chromium'))) {
    const staging = `${home}-${randomBytes(4).toString('hex')}`
    mkdirSync(staging, { mode: 0o700 })
    unpackInto(staging)
    writeFileSync(join(staging, 'fonts', 'fonts.conf'), fontsOf(home))
    try {
      renameSync(staging, home)
    } catch {
      // Another run has already created the folder.
      rmSync(staging, { recursive: true, force: true })
    }
  }
  const env = { LD_LIBRARY_PATH: join(home, 'al2023', 'lib'), FONTCONFIG_PATH: join(home, 'fonts') }
  return { executablePath: join(home, 'chromium'), args: FLAGS, env }
}

/** A configuration with only the fonts of the package, so that a page looks the same on every machine. */
function fontsOf(home: string): string {
  return `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${home}/fonts</dir><cachedir>${home}/fonts-cache</cachedir></fontconfig>`
}

function version(): string {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  const manifest = readFileSync(join(entry, '..', '..', 'package.json'), 'utf8')
  return (JSON.parse(manifest) as { version: string }).version
}

/** Unpacks in a separate process, because the package reads TMPDIR and AWS_EXECUTION_ENV when it is imported. */
function unpackInto(folder: string): void {
  const script = `import('@sparticuz/chromium').then(({ default: chromium }) => chromium.executablePath())`
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    // The package unpacks its libraries only if it detects AWS Lambda, so the environment claims to be AWS Lambda.
    env: { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`Chromium cannot be unpacked: ${stderr.trim().split('\n').at(-1)}`)
}
