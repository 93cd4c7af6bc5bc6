// Starts a command of the project on the project's own Node 26: `node scripts/start.mjs <command> [arguments]`. Uses only
// built-in modules and syntax that Node 20.19 supports, because this file runs before anything is installed.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureInstalled, hurryInstall, nodePackage, nodePath } from './steps/install.mjs'
import { codeOf, fail, life, listenForStop, say } from './steps/life.mjs'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
const COMMANDS =
  'market dev serve behar worker migrate seed operator verify build check test planted bench faults advisories'.split(
    ' ',
  )
/** Commands for the operation of a market, in scripts/operations. */
const OPERATIONS = ['backup', 'restore', 'media', 'doctor', 'drills']
/** Commands that ignore .env, because a test must not use the database of a real market. */
const WITHOUT_ENV_FILE = ['check', 'test', 'planted', 'bench', 'faults', 'drills', 'advisories']
/** Commands that refuse arguments, because they would ignore an argument and run anyway. */
const WITHOUT_ARGUMENTS = ['migrate', 'verify', 'build', 'check', 'advisories', 'doctor']
/** Commands that serve, in production mode and with a cache of compiled modules for the next start. */
const IN_PRODUCTION = ['market', 'serve', 'behar', 'worker']
const OLDEST_HOST = [20, 19]

listenForStop(hurryInstall)
await main().catch((error) => fail(error.message))

async function main() {
  const [command, ...args] = process.argv.slice(2)
  const known = [...COMMANDS, ...OPERATIONS]
  if (!known.includes(command)) fail(`Usage: node scripts/start.mjs ${known.join('|')}`)
  if (args.length > 0 && WITHOUT_ARGUMENTS.includes(command)) {
    fail(
      `"${command}" takes no arguments; this call has "${args.join(' ')}". Settings are in docs/operations.md.`,
    )
  }
  checkHost()
  process.chdir(ROOT)
  await ensureInstalled(command)
  run(command, args)
}

function checkHost() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < OLDEST_HOST[0] || (major === OLDEST_HOST[0] && minor < OLDEST_HOST[1])) {
    fail(`Node ${OLDEST_HOST.join('.')} or newer is required; this is Node ${process.versions.node}.`)
  }
  if (!nodePackage())
    fail(`Linux or macOS on x64 or arm64 is required; this is ${process.platform}-${process.arch}.`)
}

/**
 * Runs scripts/<command>.ts on Node 26. The open channel closes whenever this process ends, which notifies the script.
 */
function run(command, args) {
  const flags = existsSync('.env') && !WITHOUT_ENV_FILE.includes(command) ? ['--env-file=.env'] : []
  const folder = OPERATIONS.includes(command) ? join('scripts', 'operations') : 'scripts'
  const script = command === 'bench' ? join('bench', 'run.ts') : join(folder, `${command}.ts`)
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc']
  const env = { ...process.env, ...(IN_PRODUCTION.includes(command) && productionEnv()) }
  const child = spawn(nodePath(), [...flags, script, ...args], { env, stdio })
  life.child = child
  if (life.stopSignal) child.kill(life.stopSignal)
  watchNpm()
  child.once('error', (error) => fail(`Node 26 could not be started: ${error.message}`))
  child.once('exit', (code, signal) => {
    if (signal && !life.stopSignal) say(`The process ended by ${signal}.`)
    process.exit(signal ? codeOf(signal) : code)
  })
}

/**
 * The environment of commands in production mode. Node stores compiled modules in the cache folder, because stripping
 * types of 700 modules takes half of a later start. The memory settings are those of the files in deploy/ (decision 98).
 */
function productionEnv() {
  const {
    NODE_COMPILE_CACHE = join(ROOT, 'node_modules', '.cache', 'node'),
    NODE_OPTIONS = '--max-semi-space-size=16',
    MALLOC_ARENA_MAX = '2',
  } = process.env
  return { NODE_ENV: 'production', NODE_COMPILE_CACHE, NODE_OPTIONS, MALLOC_ARENA_MAX }
}

/** If npm is killed, no other process can stop this one, so it stops itself. */
function watchNpm() {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent && !life.stopSignal) process.kill(process.pid, 'SIGTERM')
  }, 250).unref()
}
