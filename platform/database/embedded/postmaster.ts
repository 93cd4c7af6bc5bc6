import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { handOver } from './account.ts'
import { binaries } from './binaries.ts'
import { type Cluster, postgresEnv } from './cluster.ts'
import { findProcess } from './processes.ts'

/** The running server of this database folder, even if another process started it. Removes a stale pid file. */
export function findPostmaster({
  data,
  pidFile,
}: Cluster): { readonly pid: number; readonly port: number } | null {
  const [pid, , , port] = readLines(pidFile).map(Number)
  if (pid === undefined) return null
  if (pid && isOurs(pid, data)) return { pid, port: port || 0 }
  rmSync(pidFile, { force: true })
  return null
}

function isOurs(pid: number, data: string): boolean {
  const found = findProcess(pid)
  if (!found) return false
  if (found.folder === data) return true
  return /(^|\/)postgres( |$)/.test(found.command) && found.command.includes(data)
}

/** The lines of the server's log. */
export function readLog({ logFile }: Cluster): string[] {
  return readLines(logFile).filter((line) => line !== '')
}

function readLines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n')
  } catch {
    return []
  }
}

/**
 * Starts the server in its own session, so that a Ctrl-C at the terminal does not reach it. A watcher process stops the
 * server cleanly when this process's end of a pipe closes, which happens whenever this process ends.
 */
export function spawnPostmaster(cluster: Cluster, port: number, durable: boolean): ChildProcess {
  const { account, data, logFile, pidFile } = cluster
  const log = openSync(logFile, 'a', 0o600)
  handOver(logFile, account)
  const [program = '', ...args] = [
    ...account.prefix,
    binaries().postgres,
    '-D',
    data,
    ...settings(port, durable),
  ]
  const env = postgresEnv()
  const child = spawn(program, args, {
    ...account.ids,
    cwd: '/',
    env,
    detached: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  child.unref()
  if (child.pid !== undefined) watch(child, child.pid, pidFile)
  return child
}

function settings(port: number, durable: boolean): string[] {
  const values = {
    port,
    listen_addresses: '127.0.0.1',
    // A socket path is limited to 107 bytes. Arabic folder names often exceed the limit, so the server listens on TCP
    // only.
    unix_socket_directories: '',
    max_connections: 120,
    shared_buffers: '128MB',
    max_wal_size: '512MB',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_min_messages: 'warning',
    // Statements and rows contain personal data, so they are kept out of the log.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    // With these values off, a crash of the server may lose commits, which is acceptable for tests. Test databases are deleted
    // before they need a vacuum.
    ...(durable
      ? {}
      : { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', autovacuum: 'off' }),
  }
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/** Starts the watcher. It reads the pid file before it sends the signal, because the pid may belong to another process by then. */
function watch(postmaster: ChildProcess, pid: number, pidFile: string): void {
  const script = 'cat >/dev/null; [ "$(head -n 1 "$2" 2>/dev/null)" = "$1" ] && kill -INT "$1"'
  const watcher = spawn('/bin/sh', ['-c', script, 'sh', String(pid), pidFile], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  watcher.unref()
  watcher.stdin.on('error', () => undefined)
  postmaster.once('exit', () => watcher.stdin.end())
}

/** A port of 127.0.0.1 that is free at the moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen({ host: '127.0.0.1', port: 0 }, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
