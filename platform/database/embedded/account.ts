import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, statSync } from 'node:fs'
import { PlainError } from '../../plainError.ts'
import { binaries } from './binaries.ts'

/** On whose behalf PostgreSQL runs: it refuses to run as root. */
export interface Account {
  /** Goes before every program of PostgreSQL. */
  readonly prefix: readonly string[]
  readonly ids: { readonly uid?: number; readonly gid?: number }
}

/** The data can only be used by somebody else; the message is one clear line. */
export class WrongAccount extends PlainError {}

/**
 * Chooses the account for the database in `home`: ourselves, or for root the owner of the data, else the user
 * `postgres`, else root under another number (a user namespace, which enters a closed home), else `nobody`.
 */
export function chooseAccount(dataDir: string, home: string): Account {
  const me = process.getuid?.() ?? 0
  const owner = existsSync(home) ? statSync(home) : null
  if (me !== 0) {
    if (owner && owner.uid !== me)
      throw new WrongAccount(`The data in ${home} belongs to ${nameOf(owner.uid)}: ${WAYS}`)
    return ourselves
  }
  if (owner && owner.uid !== 0) {
    const account = { prefix: [], ids: { uid: owner.uid, gid: owner.gid } }
    if (canEnter(account, dataDir)) return account
    throw new WrongAccount(
      `The data in ${home} belongs to ${nameOf(owner.uid)}, who cannot enter it: ${WAYS}`,
    )
  }
  const candidates = owner ? [renumbered] : [() => named('postgres'), renumbered, () => named('nobody')]
  for (const candidate of candidates) {
    const account = candidate()
    if (account && canEnter(account, dataDir)) return account
  }
  throw new WrongAccount(
    `PostgreSQL does not run as root, and no other account can use ${dataDir}: ${OTHER_WAYS}`,
  )
}

/** Gives a new folder to the account. */
export function handOver(folder: string, { ids }: Account): void {
  if (ids.uid !== undefined && ids.gid !== undefined) chownSync(folder, ids.uid, ids.gid)
}

const WAYS = 'start as that user, or choose another DATA_DIR'
const OTHER_WAYS = 'start as an ordinary user, or set DATABASE_URL'

const ourselves: Account = { prefix: [], ids: {} }

/** Root's files by owner rights, yet not root in PostgreSQL's eyes. Linux only; makes no user. */
function renumbered(): Account | null {
  const prefix = ['unshare', '--user', '--map-user=65534', '--map-group=65534', '--']
  const [program = '', ...rest] = [...prefix, 'true']
  return spawnSync(program, rest, { stdio: 'ignore' }).status === 0 ? { prefix, ids: {} } : null
}

function named(user: string): Account | null {
  const [uid, gid] = ['-u', '-g'].map((what) => spawnSync('id', [what, user], { encoding: 'utf8' }))
  if (uid?.status !== 0 || gid?.status !== 0) return null
  return { prefix: [], ids: { uid: Number(uid.stdout), gid: Number(gid.stdout) } }
}

function canEnter({ prefix, ids }: Account, dataDir: string): boolean {
  const [program = '', ...rest] = [
    ...prefix,
    '/bin/sh',
    '-c',
    'test -x "$1" && cd "$2"',
    'sh',
    binaries().postgres,
    dataDir,
  ]
  return spawnSync(program, rest, { ...ids, cwd: '/', stdio: 'ignore' }).status === 0
}

function nameOf(uid: number): string {
  const { status, stdout } = spawnSync('id', ['-un', String(uid)], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : `user ${uid}`
}
