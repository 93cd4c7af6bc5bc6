import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { PlainError } from '#platform/plainError.ts'
import type { Shutdown } from '#platform/shutdown.ts'
import { step } from './progress.ts'

const DIST = 'dist'
const KEPT = 4
/** The folders and files that the build reads. */
const SOURCES = ['web', 'shared', 'scripts/building', 'vite.config.ts', 'package.json', 'package-lock.json']
/** Sources that the build itself writes. */
const GENERATED = ['web/routeTree.gen.ts']

/**
 * Builds the site unless a complete build of these sources exists; returns the folder of the build. Each build has its
 * own folder, which is renamed when it is complete. A kill therefore leaves no partial build, concurrent builds do not
 * conflict, and a running server keeps its files (decision 11).
 */
export async function buildSite(shutdown: Pick<Shutdown, 'add'>): Promise<string> {
  const folder = join(DIST, hashOf(SOURCES))
  if (!existsSync(folder)) {
    const staging = `${folder}.${process.pid}`
    await step('Building the site', () => runVite(staging, shutdown))
    if (existsSync(folder)) rmSync(staging, { recursive: true })
    else renameSync(staging, folder)
  }
  keepRecent(folder)
  return folder
}

/** Marks a build as used, and deletes all but the most recently used builds. In a read-only container image, nothing changes. */
function keepRecent(folder: string): void {
  const now = new Date()
  try {
    utimesSync(folder, now, now)
  } catch (error) {
    if (/^(EROFS|EACCES|EPERM)$/.test((error as NodeJS.ErrnoException).code ?? '')) return
    throw error
  }
  const usedAt = (name: string) => statSync(join(DIST, name)).mtimeMs
  const names = readdirSync(DIST).sort((one, other) => usedAt(other) - usedAt(one))
  for (const name of names.slice(KEPT)) rmSync(join(DIST, name), { recursive: true, force: true })
}

function hashOf(paths: readonly string[]): string {
  const hash = createHash('sha256')
  for (const path of paths.flatMap(filesIn).filter((file) => !GENERATED.includes(file))) {
    hash.update(`${path}\0`).update(readFileSync(path))
  }
  return hash.digest('hex').slice(0, 16)
}

function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  const names = readdirSync(path).filter((name) => !/\.(test|spec)\.tsx?$/.test(name))
  return names.sort().flatMap((name) => filesIn(join(path, name)))
}

/**
 * Runs Vite in a separate process, which leaves no state in this process and ends at once when this process is stopped.
 */
async function runVite(outDir: string, shutdown: Pick<Shutdown, 'add'>): Promise<void> {
  const args = ['node_modules/vite/bin/vite.js', 'build', '--outDir', outDir, '--logLevel', 'warn']
  const env = { ...process.env, NODE_ENV: 'production', NO_COLOR: '1' }
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  shutdown.add('the build', () => child.kill())
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (code !== 0) throw new PlainError(`The site cannot be built:\n${output.trim()}`)
}
