import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { PlainError } from '#platform/plainError.ts'

/** The programs of Debian's packages that drills start. */
const packages = {
  '/usr/sbin/haproxy': 'haproxy',
  '/usr/sbin/pgbouncer': 'pgbouncer',
  '/usr/bin/patroni': 'patroni',
  '/usr/bin/etcd': 'etcd-server',
  '/usr/lib/postgresql/17/bin/postgres': 'postgresql-17',
} as const
export type Program = keyof typeof packages

/** Starts programs that are installed on this machine or in a Debian root folder (`--root`). */
export interface Engines {
  /** Throws a PlainError that names the missing packages. */
  require(...programs: Program[]): void
  /** Starts a program under an unprivileged account and in its own session; it ends together with this process. */
  start(program: Program, args: readonly string[], options?: StartOptions): ChildProcess
}

export interface StartOptions {
  readonly env?: Readonly<Record<string, string>>
  /** An open file for everything that the program prints; by default only its errors are shown. */
  readonly output?: number
}

/** The id of the account `nobody`, under which the programs run: PostgreSQL and PgBouncer refuse to run as root. */
export const unprivileged = 65_534
const asRoot = process.getuid?.() === 0
const account = [
  'setpriv',
  ...[`--reuid=${unprivileged}`, `--regid=${unprivileged}`, '--clear-groups', '--pdeathsig=TERM'],
]

/**
 * Finds the programs on this machine, or in `root`, the root folder of a Debian (debootstrap). With `root`, the programs
 * see the files of that folder, and the processes and temporary files of this machine at the same paths.
 */
export function openEngines(root: string | undefined): Engines {
  if (root !== undefined && !asRoot) throw new PlainError('--root FOLDER needs the rights of root.')
  return {
    require(...programs) {
      const missing = programs.filter((program) => !existsSync(join(root ?? '/', program)))
      if (missing.length === 0) return
      const names = missing.map((program) => packages[program]).join(' ')
      throw new PlainError(
        `${missing.map((program) => basename(program)).join(', ')} is missing: apt-get install ${names}, or name the root folder of a Debian 13 that has these packages: --root FOLDER`,
      )
    },
    start(program, args, { env = {}, output } = {}) {
      const alone = asRoot ? [...account, program, ...args] : [program, ...args]
      const [command = '', ...rest] = root === undefined ? alone : inside(root, alone)
      return spawn(command, rest, {
        cwd: '/',
        env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C.UTF-8', ...env },
        stdio: ['ignore', output ?? 'ignore', output ?? 'inherit'],
        detached: true,
      })
    },
  }
}

/** Runs the command in `root` in a separate mount namespace, so that the mounts end together with the command. */
function inside(root: string, command: readonly string[]): string[] {
  mkdirSync(join(root, tmpdir()), { recursive: true })
  const script =
    'root=$1 && mount --bind /proc "$root/proc" && mount --rbind /dev "$root/dev" && mount --bind "$2" "$root$2" && shift 2 && exec chroot "$root" "$@"'
  return ['unshare', '--mount', 'sh', '-c', script, 'sh', root, tmpdir(), ...command]
}

/** Waits until a program listens; throws if it ends before. */
export async function listens(child: ChildProcess, port: number, name: string): Promise<void> {
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}`)
    await pause(50)
  }
}

/** Ends a program and waits for its end. */
export async function end(child: ChildProcess | undefined, signal: NodeJS.Signals): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const done = (is: boolean) => {
      socket.destroy()
      resolve(is)
    }
    socket.once('connect', () => done(true)).once('error', () => done(false))
  })
}
