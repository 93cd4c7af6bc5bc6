import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** Web processes on one database. Each can be killed at any time, and a new process then replaces it. */
export interface FaultMarket {
  /** The address of one of the processes, in rotation. */
  url(): string
  /** Kills one of the processes with -9; resolves when the next one listens. */
  killOne(): Promise<void>
  close(): Promise<void>
}

/** Starts the processes. `service` is the script of each process; default: the market. */
export async function openFaultMarket(
  env: Readonly<Record<string, string>>,
  processes: number,
  service: keyof typeof scripts = 'market',
): Promise<FaultMarket> {
  const running = await Promise.all(Array.from({ length: processes }, () => start(env, scripts[service])))
  let turn = 0
  return {
    url: () => running[turn++ % running.length]?.url ?? '',
    async killOne() {
      const place = turn % running.length
      await end(running[place]?.child)
      running[place] = await start(env, scripts[service])
    },
    async close() {
      await Promise.all(running.map(({ child }) => end(child)))
    },
  }
}

const scripts = {
  market: fileURLToPath(new URL('./server.ts', import.meta.url)),
  behar: fileURLToPath(new URL('./behar.ts', import.meta.url)),
}

async function start(
  env: Readonly<Record<string, string>>,
  script: string,
): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [script], {
    env: {
      ...process.env,
      LOG_LEVEL: 'fatal',
      RATE_LIMITS: 'off',
      PORT: '0',
      NODE_ENV: 'production',
      ...env,
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const [url] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`a web process ended with ${code} before it listened`)
    }),
  ])) as [string]
  // `localhost` is bound to IPv4 and IPv6, so the address names IPv4.
  return { child, url: url.replace('localhost', '127.0.0.1') }
}

async function end(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}
