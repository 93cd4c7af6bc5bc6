import type { ChildProcess } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { parse } from 'yaml'
import { type Gate, openGate } from '#demo/testing/gate.ts'
import { freePort } from '#platform/database/embedded/postmaster.ts'
import type { Session } from '../command.ts'
import { step } from '../progress.ts'
import { type Engines, end, listens, unprivileged } from './engines.ts'

/** Three PostgreSQL servers under Patroni, with synchronous replication, etcd, and HAProxy in front (docs/operations.md). */
export interface DatabaseCluster {
  /** The address of the primary, and of the replicas, through HAProxy. */
  readonly url: string
  readonly readUrl: string
  /** The node that is the primary now. */
  primary(): Promise<Node>
  /** Waits until one node leads, the others follow, and one of them is synchronous. */
  whole(): Promise<void>
  /** Moves the primary to another node on purpose. */
  switchOver(): Promise<void>
}

export interface Node {
  readonly name: string
  /** Kills PostgreSQL but not Patroni. */
  killDatabase(): void
  /** Kills Patroni and PostgreSQL, like the loss of the machine. */
  kill(): void
  /** `freeze` suspends all processes of the node (SIGSTOP); `thaw` continues them. */
  freeze(): void
  thaw(): void
  /** `cut` disconnects Patroni of this node from etcd; `mend` connects it again. */
  cut(): Promise<void>
  mend(): Promise<void>
  /** Starts Patroni again if it is not running. */
  start(): void
}

const password = 'drill'
/** The database roles, by the names of Patroni's variables. */
const roles = Object.fromEntries(
  Object.entries({ SUPERUSER: 'samak', REPLICATION: 'replicator', REWIND: 'rewinder' }).flatMap(
    ([name, role]) => [
      [`PATRONI_${name}_USERNAME`, role],
      [`PATRONI_${name}_PASSWORD`, password],
    ],
  ),
)

export async function openDatabaseCluster(
  { shutdown }: Session,
  { engines, place }: { readonly engines: Engines; readonly place: string },
): Promise<DatabaseCluster> {
  engines.require(
    '/usr/bin/etcd',
    '/usr/bin/patroni',
    '/usr/lib/postgresql/17/bin/postgres',
    '/usr/sbin/haproxy',
  )
  const folder = join(place, 'cluster')
  mkdirSync(folder)
  if (process.getuid?.() === 0) chownSync(folder, unprivileged, unprivileged)
  const etcd = await startEtcd(engines, folder)
  shutdown.add('etcd', () => end(etcd.child, 'SIGKILL'))
  const gates: Gate[] = []
  const nodes: OpenNode[] = []
  for (const name of ['db1', 'db2', 'db3']) {
    const gate = await openGate(etcd.url)
    gates.push(gate)
    nodes.push(await openNode(engines, { folder, name, gate }))
  }
  shutdown.add('Patroni', async () => {
    for (const node of nodes) node.kill()
    await Promise.all(gates.map((gate) => gate.close()))
  })
  const members = async () => {
    for (const { restPort } of nodes) {
      const found = await fetch(`http://127.0.0.1:${restPort}/cluster`, {
        signal: AbortSignal.timeout(2_000),
      })
        .then((answer) => answer.json() as Promise<{ members: PatroniMember[] }>)
        .catch(() => undefined)
      if (found?.members.some(({ role }) => role === 'leader')) return found.members
    }
    return []
  }
  const primary = async () => {
    for (;;) {
      const leader = (await members()).find(({ role }) => role === 'leader')
      const node = nodes.find(({ name }) => name === leader?.name)
      if (node) return node
      await pause(200)
    }
  }
  const cluster = {
    primary,
    async whole() {
      for (let whole = false; !whole; await pause(300)) {
        const found = await members()
        whole =
          found.length === nodes.length &&
          found.every(({ role, state }) => state === (role === 'leader' ? 'running' : 'streaming')) &&
          found.some(({ role }) => role === 'sync_standby')
      }
    },
    async switchOver() {
      const { name, restPort } = await primary()
      const answer = await fetch(`http://127.0.0.1:${restPort}/switchover`, {
        method: 'POST',
        body: JSON.stringify({ leader: name }),
      })
      if (!answer.ok) throw new Error(`Patroni refused the switch-over: ${await answer.text()}`)
    },
  }
  await step('Starting Patroni on three nodes', async () => {
    for (const node of nodes) node.start()
    await cluster.whole()
  })
  const proxy = await startProxy(engines, folder, nodes)
  shutdown.add('HAProxy of the database', () => end(proxy.child, 'SIGTERM'))
  await createDatabase((await primary()).port)
  const url = (port: number) => `postgres://samak:${password}@127.0.0.1:${port}/samak`
  return { ...cluster, url: url(proxy.primary), readUrl: url(proxy.replicas) }
}

interface PatroniMember {
  readonly name: string
  readonly role: 'leader' | 'replica' | 'sync_standby'
  readonly state: string
}

interface OpenNode extends Node {
  readonly port: number
  readonly restPort: number
}

async function startEtcd(
  engines: Engines,
  folder: string,
): Promise<{ readonly child: ChildProcess; readonly url: string }> {
  const [port, peer] = [await freePort(), await freePort()]
  const [url, peerUrl] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${peer}`]
  const child = engines.start('/usr/bin/etcd', [
    ...[`--name=etcd1`, `--data-dir=${join(folder, 'etcd')}`, '--log-level=fatal'],
    ...[`--listen-client-urls=${url}`, `--advertise-client-urls=${url}`],
    ...[`--listen-peer-urls=${peerUrl}`, `--initial-advertise-peer-urls=${peerUrl}`],
    `--initial-cluster=etcd1=${peerUrl}`,
  ])
  await listens(child, port, 'etcd')
  return { child, url }
}

async function openNode(
  engines: Engines,
  { folder, name, gate }: { readonly folder: string; readonly name: string; readonly gate: Gate },
): Promise<OpenNode> {
  const [port, restPort] = [await freePort(), await freePort()]
  const data = join(folder, name)
  const file = join(folder, `${name}.yml`)
  const etcd = new URL(gate.url).host
  // Patroni reads YAML, and JSON is valid YAML.
  writeFileSync(file, JSON.stringify(nodeSettings({ folder, name, etcd, port, restPort, data })))
  let child: ChildProcess | undefined
  const pids = () => {
    const database = postmasterOf(data)
    return [
      ...(child?.pid !== undefined && child.exitCode === null ? [child.pid, ...childrenOf(child.pid)] : []),
      ...(database === undefined ? [] : [database, ...childrenOf(database)]),
    ]
  }
  return {
    ...{ name, port, restPort },
    start() {
      if (child && child.exitCode === null && child.signalCode === null) return
      child = engines.start('/usr/bin/patroni', [file], { env: { HOME: folder, ...roles } })
    },
    killDatabase() {
      const database = postmasterOf(data)
      if (database !== undefined) signal([database, ...childrenOf(database)], 'SIGKILL')
    },
    kill: () => signal(pids(), 'SIGKILL'),
    freeze: () => signal(pids(), 'SIGSTOP'),
    thaw: () => signal(pids().reverse(), 'SIGCONT'),
    cut: () => gate.cut(),
    mend: () => gate.mend(),
  }
}

/** deploy/postgres/patroni.yaml with the addresses and folders of a node of the drill. */
function nodeSettings({ folder, name, etcd, port, restPort, data }: NodePlace): object {
  const own = `127.0.0.1:${port}`
  const rest = `127.0.0.1:${restPort}`
  const { postgresql, ...others } = parse(
    readFileSync('deploy/postgres/patroni.yaml', 'utf8'),
  ) as PatroniSettings
  return {
    ...others,
    name,
    log: { level: 'CRITICAL' },
    restapi: { listen: rest, connect_address: rest },
    // `use_proxies` disables topology discovery, so that Patroni cannot bypass the gate.
    etcd3: { hosts: [etcd], use_proxies: true },
    postgresql: {
      ...postgresql,
      listen: own,
      connect_address: own,
      data_dir: data,
      pgpass: join(folder, `${name}.pgpass`),
      parameters: { ...postgresql.parameters, unix_socket_directories: '', log_min_messages: 'PANIC' },
      pg_hba: ['host all all 127.0.0.1/32 scram-sha-256', 'host replication all 127.0.0.1/32 scram-sha-256'],
    },
  }
}

interface NodePlace {
  readonly folder: string
  readonly name: string
  /** Host and port of etcd for this node. */
  readonly etcd: string
  readonly port: number
  readonly restPort: number
  readonly data: string
}

interface PatroniSettings {
  readonly postgresql: { readonly parameters: object }
}

/** Starts HAProxy with deploy/haproxy/postgres.cfg for the nodes of the drill. */
async function startProxy(engines: Engines, folder: string, nodes: readonly OpenNode[]) {
  const [primary, replicas] = [await freePort(), await freePort()]
  const file = join(folder, 'haproxy.cfg')
  let settings = readFileSync('deploy/haproxy/postgres.cfg', 'utf8')
    .replace('127.0.0.1:5000', `127.0.0.1:${primary}`)
    .replace('127.0.0.1:5001', `127.0.0.1:${replicas}`)
  for (const [at, { port, restPort }] of nodes.entries()) {
    const server = `server db${at + 1}`
    settings = settings.replaceAll(
      new RegExp(`${server} .*`, 'g'),
      `${server} 127.0.0.1:${port} check port ${restPort}`,
    )
  }
  writeFileSync(file, settings)
  const child = engines.start('/usr/sbin/haproxy', ['-q', '-db', '-f', file])
  await listens(child, primary, 'HAProxy')
  // HAProxy considers every server to be up until three checks have failed.
  await pause(3_000)
  return { child, primary, replicas }
}

async function createDatabase(port: number): Promise<void> {
  const client = new pg.Client({
    connectionString: `postgres://samak:${password}@127.0.0.1:${port}/postgres`,
  })
  await client.connect()
  await client.query('create database samak')
  await client.end()
}

function postmasterOf(data: string): number | undefined {
  const file = join(data, 'postmaster.pid')
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : undefined
}

/** The child processes of a process. */
function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === parent)
}

function parentOf(pid: number): number | undefined {
  try {
    // The name of a process is in parentheses, and may contain spaces.
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1])
  } catch {
    return undefined
  }
}

function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name)
    } catch {
      // The process has ended.
    }
  }
}
