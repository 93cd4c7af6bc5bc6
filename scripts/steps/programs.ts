import { type ChildProcess, spawn } from 'node:child_process'

/** The result of a program that has ended. */
export interface Ending {
  readonly code: number
  readonly seconds: number
}

const running = new Set<ChildProcess>()
let ending = false

/** Runs a script of node_modules on the project's Node; its output is part of this process's output. */
export async function runProgram(
  script: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Ending> {
  // During a shutdown, no further program is started.
  if (ending) return new Promise(() => undefined)
  return endOf(start(script, args, 'inherit', env))
}

/** Runs a script beside others: its output is returned, so that the lines of several programs do not mix. */
export async function runBeside(
  script: string,
  args: readonly string[],
): Promise<Ending & { readonly output: string }> {
  if (ending) return new Promise(() => undefined)
  const child = start(script, args, 'pipe')
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (part: string) => {
      output += part
    })
  }
  return { ...(await endOf(child)), output }
}

function start(
  script: string,
  args: readonly string[],
  output: 'inherit' | 'pipe',
  env: NodeJS.ProcessEnv = {},
): ChildProcess {
  // Colours are only for a terminal, but some of these programs would also write them into a file.
  const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: '0' }
  const child = spawn(process.execPath, [script, ...args], {
    env: { ...process.env, ...plain, ...env },
    stdio: ['ignore', output, output],
  })
  running.add(child)
  return child
}

async function endOf(child: ChildProcess): Promise<Ending> {
  const started = Date.now()
  const code = await new Promise<number>((resolve) => {
    child.once('error', () => resolve(1))
    child.once('close', (ended) => resolve(ended ?? 1))
  })
  running.delete(child)
  return { code, seconds: Math.round((Date.now() - started) / 1000) }
}

/** The standard output of a script of node_modules. */
export async function outputOf(
  script: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<string> {
  if (ending) return new Promise(() => undefined)
  const child = spawn(process.execPath, [script, ...args], {
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  running.add(child)
  const closed = new Promise((resolve) => child.once('close', resolve))
  let output = ''
  child.once('error', () => undefined)
  for await (const part of child.stdout) output += String(part)
  await closed
  running.delete(child)
  return output
}

/** Ends all running programs, and waits until they have ended. */
export async function endPrograms(): Promise<void> {
  ending = true
  await Promise.all(
    [...running].map((child) => {
      const ended = new Promise((resolve) => child.once('close', resolve))
      child.kill('SIGTERM')
      const force = setTimeout(() => child.kill('SIGKILL'), 5_000)
      return ended.finally(() => clearTimeout(force))
    }),
  )
}
