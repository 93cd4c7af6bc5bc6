import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { Refusal } from '#shared/base/errors.ts'
import type { UploadedFile } from '#shared/base/files.ts'
import { limits } from '#shared/base/limits.ts'
import type { EncodingOrder, EncodingReply } from './encodingProcess.ts'
import { type Form, ImageRefused, kindOf } from './images.ts'

/** Results of the encoder, counted in /metrics. */
export const encodingOutcomes = [
  'encoded',
  'refused',
  'exceeded',
  'crashed',
  'abandoned',
  'turned_away',
] as const
type Outcome = (typeof encodingOutcomes)[number]

export interface Encoder {
  /**
   * Encodes the pictures of one submitted form. For each picture, returns its encoded sizes or the reason of its
   * refusal. Refuses: unavailable when the queue is full; too_many_requests when the person has too many pictures in
   * the queue; bad_request when the client disconnects.
   */
  encode(files: readonly UploadedFile[]): Promise<(readonly Form[] | ImageRefused)[]>
  readonly waiting: number
  readonly outcomes: Readonly<Record<Outcome, number>>
  /** Undefined while no process is running. */
  readonly pid: number | undefined
  close(): void
}

export interface EncoderLimits {
  readonly waiting: { readonly most: number; readonly ofOne: number }
  readonly encoding: { readonly cpuMs: number; readonly clockMs: number; readonly bytes: number }
  /** The process ends after this time without work, in milliseconds. */
  readonly idleMs: number
}

interface Job {
  readonly file: UploadedFile
  readonly resolve: (forms: readonly Form[] | ImageRefused) => void
  readonly reject: (error: Refusal) => void
}

/** Encodes pictures in a child process, one at a time, round-robin over the people who wait. */
export function openEncoder(given: Partial<EncoderLimits> = {}): Encoder {
  const { waiting: bounds, encoding, idleMs } = { ...limits.upload, idleMs: 60_000, ...given }
  const waiting: Job[] = []
  const outcomes: Record<Outcome, number> = {
    encoded: 0,
    refused: 0,
    exceeded: 0,
    crashed: 0,
    abandoned: 0,
    turned_away: 0,
  }
  /** The number of each person's last turn since the queue was last empty. */
  const turns = new Map<number | string, number>()
  let turn = 0
  let child: ChildProcess | undefined
  let running: Job | undefined
  let late = false
  let timer: NodeJS.Timeout | undefined

  function enqueue(file: UploadedFile): Promise<readonly Form[] | ImageRefused> {
    return new Promise((resolve, reject) => {
      const { gone } = file.sender
      const job: Job = { file, resolve, reject }
      const leave = () => {
        const place = waiting.indexOf(job)
        if (place < 0) return
        waiting.splice(place, 1)
        outcomes.abandoned += 1
        reject(new Refusal('bad_request'))
      }
      if (gone.aborted) return void reject(new Refusal('bad_request'))
      gone.addEventListener('abort', leave, { once: true })
      waiting.push(job)
      next()
    })
  }

  function next(): void {
    if (running) return
    const job = takeTurn()
    if (!job) return
    running = job
    child ??= start()
    const worker = child
    worker.channel?.ref()
    clearTimeout(timer)
    timer = setTimeout(() => {
      late = true
      worker.kill('SIGKILL')
    }, encoding.clockMs)
    const { cpuMs, bytes } = encoding
    const order: EncodingOrder = { path: job.file.path, cpuMs, bytes }
    // If the process has ended, onEnd handles it, so the error is ignored here.
    worker.send(order, () => undefined)
  }

  function takeTurn(): Job | undefined {
    const [first] = waiting
    if (!first) {
      turns.clear()
      return undefined
    }
    const lastTurn = ({ file }: Job) => turns.get(file.sender.id) ?? 0
    const job = waiting.reduce((one, other) => (lastTurn(other) < lastTurn(one) ? other : one), first)
    waiting.splice(waiting.indexOf(job), 1)
    turns.set(job.file.sender.id, ++turn)
    return job
  }

  function start(): ChildProcess {
    late = false
    const started = fork(fileURLToPath(new URL('./encodingProcess.ts', import.meta.url)), {
      execArgv: ['--max-old-space-size=64', '--max-semi-space-size=2', '--v8-pool-size=1'],
      // The process decodes untrusted bytes, so it gets no secrets; one thread and one memory arena limit its memory.
      env: {
        PATH: process.env.PATH,
        ENCODING_PRIORITY: process.env.ENCODING_PRIORITY,
        UV_THREADPOOL_SIZE: '1',
        MALLOC_ARENA_MAX: '1',
        VIPS_WARNING: '1',
      },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    started.unref()
    started.on('message', (reply: EncodingReply) => finish(started, reply))
    started.on('error', () => onEnd(started, null))
    started.on('exit', (_code, signal) => onEnd(started, signal))
    return started
  }

  function finish(from: ChildProcess, reply: EncodingReply): void {
    if (from !== child || !running) return
    const { resolve, reject } = running
    running = undefined
    clearTimeout(timer)
    if ('forms' in reply) {
      outcomes.encoded += 1
      resolve(reply.forms)
    } else if ('refused' in reply) {
      outcomes.refused += 1
      resolve(new ImageRefused(reply.refused))
    } else if ('exceeded' in reply) {
      outcomes.exceeded += 1
      // The process kills itself after this message.
      child = undefined
      resolve(new ImageRefused('too_large'))
    } else {
      outcomes.crashed += 1
      reject(new Refusal('unavailable'))
    }
    startIdleTimer()
    next()
  }

  function onEnd(from: ChildProcess, signal: NodeJS.Signals | null): void {
    if (from !== child) return
    child = undefined
    if (!running) return
    const { resolve, reject } = running
    running = undefined
    clearTimeout(timer)
    if (late) {
      outcomes.exceeded += 1
      resolve(new ImageRefused('too_large'))
    } else {
      outcomes.crashed += 1
      // The bytes crashed the decoder, or the process was killed from outside.
      if (signal && crashes.includes(signal)) resolve(new ImageRefused('unsupported_media'))
      else reject(busy())
    }
    next()
  }

  function startIdleTimer(): void {
    child?.channel?.unref()
    timer = setTimeout(end, idleMs).unref()
  }

  function end(): void {
    const ending = child
    child = undefined
    if (ending?.connected) ending.disconnect()
  }

  return {
    async encode(files) {
      const pictures = files.filter(isPicture)
      const [one] = pictures
      const own = waiting.filter(({ file }) => file.sender.id === one?.sender.id).length
      const full = waiting.length + pictures.length > bounds.most
      if (full || own + pictures.length > bounds.ofOne) {
        outcomes.turned_away += pictures.length
        throw full ? busy() : new Refusal('too_many_requests', undefined, { retryAfterS })
      }
      outcomes.refused += files.length - pictures.length
      return Promise.all(
        files.map(async (file) => {
          if (file.size > limits.upload.bytes) return new ImageRefused('too_large')
          return isPicture(file) ? enqueue(file) : new ImageRefused('unsupported_media')
        }),
      )
    },
    get waiting() {
      return waiting.length
    },
    outcomes,
    get pid() {
      return child?.pid
    },
    close() {
      clearTimeout(timer)
      end()
    },
  }
}

/** The encoder of this process. */
export const encoder = openEncoder()

const retryAfterS = 10
const crashes: readonly NodeJS.Signals[] = ['SIGSEGV', 'SIGBUS', 'SIGILL', 'SIGABRT', 'SIGFPE']

const isPicture = ({ head }: UploadedFile) => kindOf(head) !== undefined

const busy = () => new Refusal('unavailable', undefined, { words: 'pictures_busy', retryAfterS })
