import { type ChildProcess, spawn } from 'node:child_process'
import { openSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '#platform/database/embedded/postmaster.ts'
import type { Session } from '../command.ts'
import { step } from '../progress.ts'
import { buildSite } from '../site.ts'
import { type Engines, end, listens } from './engines.ts'

/** Two web processes and a worker behind HAProxy, as docs/operations.md describes them. */
export interface DrillMarket {
  /** The address of HAProxy. */
  readonly url: string
  readonly web: readonly Member[]
  readonly members: readonly Member[]
  /** Waits until every web process gets its full share of requests from HAProxy: it is up, and its slow start is over. */
  balanced(): Promise<void>
  /** The last lines of HAProxy's log about requests that were answered with 5xx or not at all. */
  failures(): string[]
}

/** A process of the market. */
export interface Member {
  readonly name: string
  /** The address of the process itself. */
  readonly url: string
  /** Ends the process, starts it again after `awayMs`, and waits until it is ready. Returns its exit code. */
  restart(signal: NodeJS.Signals, awayMs?: number): Promise<number | null>
}

export interface DrillMarketOptions {
  readonly engines: Engines
  readonly place: string
  /** The variables of the processes. */
  readonly env: Readonly<Record<string, string>>
}

export async function openDrillMarket(
  { shutdown }: Session,
  { engines, place, env }: DrillMarketOptions,
): Promise<DrillMarket> {
  engines.require('/usr/sbin/haproxy')
  await buildSite(shutdown)
  const ports = [await freePort(), await freePort()]
  const web = ports.map((port, at) =>
    openMember({ name: `web ${at + 1}`, script: 'serve', port, env: { ...env, PORT: String(port) } }),
  )
  const port = await freePort()
  const worker = openMember({
    name: 'worker',
    script: 'worker',
    port,
    env: { ...env, WORKER_PORT: String(port) },
  })
  const members = [...web, worker]
  shutdown.add('the processes of the market', () => Promise.all(members.map(({ stop }) => stop())))
  await step('Starting the processes', () => Promise.all(members.map(({ ready }) => ready())))
  const [own, states] = [await freePort(), await freePort()]
  const file = join(place, 'haproxy.cfg')
  writeFileSync(file, proxySettings({ own, states, ports }))
  const logFile = join(place, 'haproxy.log')
  // The option -q is left out, because it would also silence the log.
  const proxy = engines.start('/usr/sbin/haproxy', ['-db', '-f', file], {
    output: openSync(logFile, 'w'),
  })
  shutdown.add('HAProxy', () => end(proxy, 'SIGTERM'))
  await listens(proxy, own, 'HAProxy')
  return {
    ...{ url: `http://127.0.0.1:${own}`, web, members },
    async balanced() {
      for (let up = false; !up; await pause(100)) {
        const shown = await fetch(`http://127.0.0.1:${states}/;csv`)
          .then((answer) => answer.text())
          .catch(() => '')
        up = shown.split('\n').filter(isWarm).length === ports.length
      }
    },
    failures: () =>
      readFileSync(logFile, 'utf8')
        .split('\n')
        .filter((line) => failedRequest.test(line))
        .slice(-20),
  }
}

/** Matches a log line of a failed request (the times of `option httplog`, then the status), or of a server that went up or down. */
const failedRequest = / [+-]?\d+(?:\/[+-]?\d+){4} (?:-1|5\d\d) | is (?:UP|DOWN)/

/** The value of `slowstart` in deploy/haproxy/haproxy.cfg. */
const slowStartS = 15

/** Whether a line of HAProxy's statistics is about a web process that is up and no longer in its slow start. */
function isWarm(line: string): boolean {
  const [backend, name, status, since] = [0, 1, 17, 23].map((column) => line.split(',')[column])
  return backend === 'market' && name !== 'BACKEND' && status === 'UP' && Number(since) > slowStartS
}

/** deploy/haproxy/haproxy.cfg for web processes on `ports` of this machine, without TLS and without the integration. */
function proxySettings({
  own,
  states,
  ports,
}: {
  readonly own: number
  readonly states: number
  readonly ports: readonly number[]
}): string {
  const servers = ports.map((port, at) => `  server web${at + 1} 127.0.0.1:${port}`).join('\n')
  return readFileSync('deploy/haproxy/haproxy.cfg', 'utf8')
    .replace(/^backend behar\n[\s\S]*$/m, '')
    .replace(/^ {2}(use_backend behar|bind :443|http-request redirect) .*\n/gm, '')
    .replace(/^ {2}bind :80$/m, `  bind 127.0.0.1:${own}`)
    .replaceAll('127.0.0.1:8404', `127.0.0.1:${states}`)
    .replace(/^ {2}server-template web .*$/m, servers)
    .replace(' resolvers names init-addr none', '')
    .replace('maxconn 60000', 'maxconn 2000')
}

function openMember({
  name,
  script,
  port,
  env,
}: {
  readonly name: string
  readonly script: 'serve' | 'worker'
  readonly port: number
  readonly env: Readonly<Record<string, string>>
}) {
  const url = `http://127.0.0.1:${port}`
  // The IPC channel ends the process together with this one. `detached` starts the process in its own session: Linux divides
  // processor time between sessions (autogroup), so each process gets its own share, as a systemd unit does.
  const start = () =>
    spawn(process.execPath, [`scripts/${script}.ts`], {
      env: { ...process.env, ...settings, ...env },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      detached: true,
    })
  let child: ChildProcess = start()
  const ready = async () => {
    for (let status = 0; status !== 200; await pause(50)) {
      if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}`)
      status = await fetch(`${url}/readyz`).then(
        (answer) => answer.status,
        () => 0,
      )
    }
  }
  return {
    ...{ name, url, ready },
    stop: () => end(child, 'SIGKILL'),
    async restart(signal: NodeJS.Signals, awayMs = 0) {
      await end(child, signal)
      const { exitCode } = child
      await pause(awayMs)
      child = start()
      await ready()
      return exitCode
    },
  }
}

const settings = {
  NODE_ENV: 'production',
  // LOG_LEVEL=warn shows the cause of each 503.
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'error',
  RATE_LIMITS: 'off',
  TRUST_PROXY: '1',
  HOST: '127.0.0.1',
}
