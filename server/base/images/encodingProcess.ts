import { readdir, readFile, writeFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import sharp from 'sharp'
import { encodeImage } from './encoding.ts'
import { type Form, type ImageRefusal, ImageRefused } from './images.ts'

/**
 * A child process of encoder.ts that decodes untrusted pictures: one at a time, on one thread, at the lowest priority, with
 * limits of processor time and memory. It ends when its parent process ends.
 */

/** A picture to encode, by its temporary file. */
export interface EncodingOrder {
  readonly path: string
  readonly cpuMs: number
  readonly bytes: number
}

export type EncodingReply =
  | { readonly forms: readonly Form[] }
  | { readonly refused: ImageRefusal }
  | { readonly exceeded: 'time' | 'memory' }
  | { readonly failed: string }

const watchEveryMs = 20

// If memory runs out, Linux kills this process first.
await writeFile('/proc/self/oom_score_adj', '1000').catch(() => undefined)
// Tests keep the priority of their process, because an encoder of the lowest priority would hardly run next to other tests.
if (process.env.ENCODING_PRIORITY !== 'inherited') {
  // On Linux each thread has its own priority, which new threads inherit from their creator, so the priority is set for
  // every existing thread.
  for (const thread of await readdir('/proc/self/task').catch(() => [process.pid]))
    setPriority(Number(thread), 19)
}
sharp.concurrency(1)
sharp.cache(false)

process.on('message', (order: EncodingOrder) => void answer(order))
// exit() would wait for the running decoder.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'))
// When the server stops, its whole process group gets the signal. This process ignores the signal, because running
// requests may still need their pictures.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined)

async function answer(order: EncodingOrder): Promise<void> {
  const watch = watchLimits(order)
  const reply = await encode(order.path)
  clearInterval(watch)
  process.send?.(reply)
}

async function encode(path: string): Promise<EncodingReply> {
  try {
    return { forms: await encodeImage(await readFile(path)) }
  } catch (error) {
    return error instanceof ImageRefused ? { refused: error.code } : { failed: String(error) }
  }
}

/** Measures the time and memory of the decoder, which runs on a thread of libuv and does not block this thread. */
function watchLimits({ cpuMs, bytes }: EncodingOrder): NodeJS.Timeout {
  const before = process.cpuUsage()
  const watch = setInterval(() => {
    const { user, system } = process.cpuUsage(before)
    const isLate = user + system > cpuMs * 1_000
    if (!isLate && process.memoryUsage.rss() <= bytes) return
    clearInterval(watch)
    const reply: EncodingReply = { exceeded: isLate ? 'time' : 'memory' }
    process.send?.(reply, () => process.kill(process.pid, 'SIGKILL'))
  }, watchEveryMs)
  return watch
}
