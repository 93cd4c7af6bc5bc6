import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { PlainError } from '../../plainError.ts'
import { binaries } from './binaries.ts'

/** The account that runs PostgreSQL, which refuses to run as root. */
export interface Account {
  /** Prefix of the commands that start PostgreSQL programs. */
  readonly prefix: readonly string[]
  readonly ids: { readonly uid?: number; readonly gid?: number }
}

/** Thrown when only another user can use the data. The message is one line. */
export class WrongAccount extends PlainError {}

/**
 * Chooses the account for the database in `home`. The current user is chosen unless it is root. For root, the account is
 * the owner of the data, else the user `postgres`, else root mapped to another uid (a user namespace, which can enter
 * folders that only root may enter), else `nobody`.
 */
export function chooseAccount(dataDir: string, home: string): Account {
  const uid = process.getuid?.() ?? 0
  const owner = existsSync(home) ? statSync(home) : null
  if (uid !== 0) {
    if (owner && owner.uid !== uid)
      throw new WrongAccount(`The data in ${home} belongs to ${nameOf(owner.uid)}: ${ADVICE}`)
    return currentUser
  }
  if (owner && owner.uid !== 0) {
    const account = { prefix: [], ids: { uid: owner.uid, gid: owner.gid } }
    if (canEnter(account, dataDir)) return account
    throw new WrongAccount(
      `The data in ${home} belongs to ${nameOf(owner.uid)}, who cannot enter it: ${ADVICE}`,
    )
  }
  const candidates = owner ? [remapped] : [() => named('postgres'), remapped, () => named('nobody')]
  for (const candidate of candidates) {
    const account = candidate()
    if (account && canEnter(account, dataDir)) return account
  }
  throw new WrongAccount(
    `PostgreSQL does not run as root, and no other account can use ${dataDir}: ${ROOT_ADVICE}`,
  )
}

/** Makes the account the owner of a new folder. */
export function handOver(folder: string, { ids }: Account): void {
  if (ids.uid !== undefined && ids.gid !== undefined) chownSync(folder, ids.uid, ids.gid)
}

/** Makes the account the owner of a folder and of everything in it. */
export function handOverAll(folder: string, account: Account): void {
  handOver(folder, account)
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    handOver(join(folder, name), account)
}

const ADVICE = 'start as that user, or choose another DATA_DIR'
const ROOT_ADVICE = 'start as an ordinary user, or set DATABASE_URL'

const currentUser: Account = { prefix: [], ids: {} }

/**
 * The account of root in a user namespace, which has access to root's files but is not root for PostgreSQL. Linux only;
 * creates no user.
 */
function remapped(): Account | null {
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
