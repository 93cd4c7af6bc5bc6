import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { getPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { uploadedFile } from '#demo/testing/trade/pictures.ts'
import { limits } from '#shared/base/limits.ts'
import { type Encoder, type EncoderLimits, openEncoder } from './encoder.ts'
import { ImageRefused } from './images.ts'

/** The files of all pictures are small, but `large` and `floods` are expensive to encode. */
let small: Buffer
let large: Buffer
let floods: Record<'avif' | 'webp', Buffer>
beforeAll(async () => {
  const solid = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#0a5c73' } })
  small = await solid(64, 48).jpeg().toBuffer()
  large = await solid(3_600, 2_700).avif({ effort: 0, quality: 30 }).toBuffer()
  floods = {
    avif: await solid(4_000, 3_200).avif({ effort: 0, quality: 30 }).toBuffer(),
    webp: await solid(4_000, 3_200).webp({ effort: 0 }).toBuffer(),
  }
})

let encoder: Encoder
const open = (given: Partial<EncoderLimits> = {}) => {
  encoder = openEncoder(given)
}
afterEach(() => {
  vi.unstubAllEnvs()
  return encoder.close()
})

const from = (id: number, bytes: Buffer, gone = new AbortController().signal) =>
  uploadedFile(bytes, { id, gone })
const outcomeOf = async (bytes: Buffer, id = 1) => {
  const [result] = await encoder.encode([from(id, bytes)])
  return result instanceof ImageRefused ? result.code : result?.map(({ width }) => width)
}
const pidOf = () => expect.poll(() => encoder.pid).toBeGreaterThan(0)
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Returns the scheduling priority of each thread on Linux, and of the process on other systems. */
function prioritiesOf(pid: number): number[] {
  if (process.platform !== 'linux') return [getPriority(pid)]
  return readdirSync(`/proc/${pid}/task`).map((thread) => getPriority(Number(thread)))
}

describe('openEncoder', () => {
  it('encodes in a child process that it reuses for the next picture', async () => {
    open()
    expect(await outcomeOf(small)).toEqual([160, 320, 640, 960])
    const { pid } = encoder
    expect(pid).not.toBe(process.pid)
    expect(await outcomeOf(small)).toEqual([160, 320, 640, 960])
    expect(encoder.pid).toBe(pid)
    expect(encoder.outcomes).toMatchObject({ encoded: 2, refused: 0 })
  })

  it('runs every thread at the lowest priority', async () => {
    vi.stubEnv('ENCODING_PRIORITY', undefined)
    open()
    await outcomeOf(small)
    const priorities = prioritiesOf(encoder.pid ?? 0)
    expect(priorities.length).toBeGreaterThan(0)
    for (const priority of priorities) expect(priority).toBeGreaterThanOrEqual(15)
  })

  it('refuses bytes of other formats without starting a process', async () => {
    open()
    expect(await outcomeOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe(
      'unsupported_media',
    )
    expect(await outcomeOf(Buffer.from('%PDF-1.7'))).toBe('unsupported_media')
    expect(encoder.pid).toBeUndefined()
  })

  it.each(['avif', 'webp'] as const)(
    'refuses %s of more than 10 megapixels even in a file below 50 kB',
    async (kind) => {
      open({ encoding: { ...limits.upload.encoding, bytes: 200 * 2 ** 20 } })
      expect(floods[kind].length).toBeLessThan(50_000)
      expect(await outcomeOf(floods[kind])).toBe('too_large')
      expect(encoder.outcomes).toMatchObject({ refused: 1, exceeded: 0 })
    },
  )

  it('accepts an AVIF of 9.7 megapixels', async () => {
    open()
    expect(await outcomeOf(large)).toEqual([160, 320, 640, 960])
  })

  it('ends its process when idle', async () => {
    open({ idleMs: 100 })
    await outcomeOf(small)
    await expect.poll(() => encoder.pid).toBeUndefined()
    expect(await outcomeOf(small)).toEqual([160, 320, 640, 960])
  })
})

describe('openEncoder with an expensive picture', () => {
  it.each([
    ['processor time', { ...limits.upload.encoding, cpuMs: 50 }],
    ['elapsed time', { ...limits.upload.encoding, clockMs: 1 }],
    ['memory', { ...limits.upload.encoding, bytes: 20 * 2 ** 20 }],
  ])('refuses the picture because of its %s and ends the process', async (_what, encoding) => {
    open({ encoding })
    const work = outcomeOf(large)
    await pidOf()
    const pid = encoder.pid ?? 0
    expect(await work).toBe('too_large')
    expect(encoder.outcomes).toMatchObject({ exceeded: 1 })
    await expect.poll(() => isAlive(pid)).toBe(false)
  })

  it('starts a new process for the next picture', async () => {
    // The measured peak is 85 MiB for the small picture and 262 to 272 MiB for the large picture.
    open({ encoding: { ...limits.upload.encoding, bytes: 170 * 2 ** 20 } })
    expect(await outcomeOf(small)).toEqual([160, 320, 640, 960])
    const { pid } = encoder
    expect(await outcomeOf(large)).toBe('too_large')
    expect(await outcomeOf(small)).toEqual([160, 320, 640, 960])
    expect(encoder.pid).not.toBe(pid)
  })

  it.each([
    ['SIGSEGV', 'unsupported_media'],
    ['SIGKILL', 'unavailable'],
  ] as const)('refuses the picture when its process ends by %s, with the code %s', async (signal, code) => {
    open()
    await outcomeOf(small)
    const work = outcomeOf(large).catch((error: unknown) => (error as { code: string }).code)
    process.kill(encoder.pid ?? 0, signal)
    expect(await work).toBe(code)
    expect(await outcomeOf(small)).toEqual([160, 320, 640, 960])
    expect(encoder.outcomes).toMatchObject({ crashed: 1, encoded: 2 })
  })
})

describe('the queue of openEncoder', () => {
  it('refuses a form when it is full', async () => {
    open({ waiting: { most: 3, ofOne: 3 } })
    const work = [1, 2, 3, 4].map((id) => outcomeOf(small, id))
    await expect(encoder.encode([from(5, small)])).rejects.toMatchObject({
      code: 'unavailable',
      words: 'pictures_busy',
      retryAfterS: 10,
    })
    expect(encoder.outcomes.turned_away).toBe(1)
    await Promise.all(work)
    expect(await outcomeOf(small, 5)).toEqual([160, 320, 640, 960])
  })

  it('limits how many pictures of one person may wait', async () => {
    open({ waiting: { most: 40, ofOne: 2 } })
    const work = [1, 1, 1].map((id) => outcomeOf(small, id))
    await expect(encoder.encode([from(1, small)])).rejects.toMatchObject({ code: 'too_many_requests' })
    expect(await outcomeOf(small, 2)).toEqual([160, 320, 640, 960])
    await Promise.all(work)
  })

  it('alternates between people even when one person has sent many pictures', async () => {
    open()
    const order: number[] = []
    const send = (id: number) => outcomeOf(small, id).then(() => order.push(id))
    await Promise.all([1, 1, 1, 1, 1, 2].map(send))
    expect(order.indexOf(2)).toBeLessThan(3)
  })

  it('drops pictures whose client has disconnected', async () => {
    open()
    const controller = new AbortController()
    const [first, left] = [outcomeOf(large), encoder.encode([from(2, small, controller.signal)])]
    expect(encoder.waiting).toBe(1)
    controller.abort()
    await expect(left).rejects.toMatchObject({ code: 'bad_request' })
    expect([encoder.waiting, encoder.outcomes.abandoned]).toEqual([0, 1])
    await first
    expect(encoder.outcomes.encoded).toBe(1)
  })
})

it('the encoding process ends when its parent process is killed', async () => {
  open()
  const script = join(tmpdir(), `samak-encoder-${process.pid}.mjs`)
  const module = JSON.stringify(new URL('./encoder.ts', import.meta.url).href)
  const sent = from(1, large)
  await writeFile(
    script,
    `import { openEncoder } from ${module}
     const encoder = openEncoder()
     const file = { path: ${JSON.stringify(sent.path)}, size: 1, head: Buffer.from('${Buffer.from(sent.head).toString('hex')}', 'hex'),
       sender: { id: 1, gone: new AbortController().signal } }
     await encoder.encode([file])
     void encoder.encode([file])
     process.send(encoder.pid)
     setInterval(() => {}, 1000)`,
  )
  const parent = fork(script, { cwd: fileURLToPath(new URL('../../..', import.meta.url)), execArgv: [] })
  const [pid] = (await once(parent, 'message')) as [number]
  expect(isAlive(pid)).toBe(true)
  parent.kill('SIGKILL')
  await expect.poll(() => isAlive(pid)).toBe(false)
})
