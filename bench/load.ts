import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'
import type { Role } from './serve.ts'

/** A process under load. */
export interface Served {
  readonly url: string
  readonly pid: number
  /** CPU time of the process since its start in µs, and its resident memory in bytes. */
  usage(): Promise<{ cpu: number; rss: number }>
  /** Bytes on the heap and outside of it after a garbage collection. Resident memory also counts garbage. */
  retained(): Promise<number>
  close(): Promise<void>
}

/**
 * Starts a separate process, so that the measured code shares nothing with the measuring one. With the environment
 * variable BENCH_PROFILE, every measured process writes its CPU profile into that folder.
 */
export async function serve(role: Role): Promise<Served> {
  const { BENCH_PROFILE: folder } = process.env
  const profiled = folder ? ['--cpu-prof', `--cpu-prof-dir=${folder}`] : []
  const child = fork(fileURLToPath(new URL('./serve.ts', import.meta.url)), {
    execArgv: [...process.execArgv, ...profiled],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      // The memory settings of the deployed processes (decision 98).
      NODE_OPTIONS: '--max-semi-space-size=16',
      MALLOC_ARENA_MAX: '2',
    },
  })
  const answered = next<{ port: number }>(child)
  child.send(role)
  const { port } = await answered
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    async usage() {
      const answer = next<{ cpu: NodeJS.CpuUsage; rss: number }>(child)
      child.send('usage')
      const { cpu, rss } = await answer
      return { cpu: cpu.user + cpu.system, rss }
    },
    retained() {
      const answer = next<number>(child)
      child.send('retained')
      return answer
    },
    async close() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.disconnect()
      await ended
    },
  }
}

export interface Loaded {
  /** Answers per second. */
  readonly perSecond: number
  /** CPU time of the serving process per answer, in µs. */
  readonly cpuEach: number
}

/**
 * Sends requests over 16 connections for some seconds; `path` and `headers` return those of each request. Every answer must have
 * status 200. A warm-up precedes the measurement.
 */
export async function load(
  served: Served,
  path: () => string,
  seconds: number,
  headers?: () => Record<string, string>,
): Promise<Loaded> {
  if (!warm.get(served)?.has(path)) await ask(served.url, path, 2, headers)
  warm.set(served, new Set(warm.get(served)).add(path))
  const before = await served.usage()
  const result = await ask(served.url, path, seconds, headers)
  const after = await served.usage()
  const answers = result['2xx']
  if (answers === 0 || result.non2xx > 0 || result.errors > 0) {
    throw new Error(
      `${result.non2xx} refusals and ${result.errors} errors among ${answers} answers of ${served.url}`,
    )
  }
  return { perSecond: answers / result.duration, cpuEach: (after.cpu - before.cpu) / answers }
}

const warm = new WeakMap<Served, Set<() => string>>()

function ask(
  url: string,
  path: () => string,
  seconds: number,
  headers?: () => Record<string, string>,
): Promise<autocannon.Result> {
  const setupRequest = (request: autocannon.Request) => ({
    ...request,
    path: path(),
    ...(headers && { headers: headers() }),
  })
  return autocannon({ url, connections: 16, duration: seconds, requests: [{ setupRequest }] })
}

function next<Message>(child: ChildProcess): Promise<Message> {
  return new Promise((resolve, reject) => {
    const onMessage = (message: unknown) => {
      child.off('exit', onExit)
      resolve(message as Message)
    }
    const onExit = (code: number | null) => {
      child.off('message', onMessage)
      reject(new Error(`a measured process ended with ${code}`))
    }
    child.once('message', onMessage).once('exit', onExit)
  })
}
