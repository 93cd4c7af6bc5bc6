import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { uploadedFile } from '#demo/testing/trade/pictures.ts'
import { call } from '#shared/base/call.ts'
import type { Refusal } from '#shared/base/errors.ts'
import { optional } from '#shared/base/fields.ts'
import { picture, picturesUpTo, type UploadedFile } from '#shared/base/files.ts'
import { limits } from '#shared/base/limits.ts'
import { calls } from '#shared/calls.ts'
import { openUploads, sweepUploads, type Uploads } from '../limits/uploads.ts'
import { openLog } from '../logs/log.ts'
import { serveCalls } from './calls.ts'
import { type ApiOptions, handle, openHttp } from './http.ts'
import { testOptions } from './testing/apiOptions.ts'
import { validate } from './validation.ts'

const send = call('POST crates', {
  who: 'anyone',
  from: 'a test',
  form: { files: 3 },
  body: z.object({ note: optional(z.string()), image: optional(picture()), images: picturesUpTo(2) }),
  answer: z.object({ files: z.array(z.string()) }),
})

let folder: string
let uploads: Uploads
let app: FastifyInstance
let url: string
/** The contents of the files that the handler has read. */
let seen: string[]
let noted: string | undefined
let work: () => Promise<void>
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'samak-test-forms-')), 'incoming')
  seen = []
  work = async () => undefined
})
afterEach(async () => {
  await app?.close()
  await rm(join(folder, '..'), { recursive: true })
})

async function open(most?: { readonly bytes: number; readonly ofOne: number }): Promise<void> {
  uploads = openUploads({ folder, ...(most && { most }) })
  const options: ApiOptions = {
    ...testOptions,
    uploads,
  }
  app = await openHttp(options)
  const handler = handle(send, async ({ body: { note, image, images = [] } }) => {
    noted = note
    const files = [...(image ? [image] : []), ...images]
    for (const { path } of files) seen.push(await readFile(path, 'latin1'))
    await work()
    return { files: files.map(({ name, size }) => `${name} ${size}`) }
  })
  serveCalls(app, [handler], options)
  url = await app.listen({ host: '127.0.0.1', port: 0 })
}

const formOf = (...files: [field: string, bytes: string | Buffer, name: string][]) => {
  const form = new FormData()
  for (const [field, bytes, name] of files)
    form.append(field, new Blob([new Uint8Array(Buffer.from(bytes))]), name)
  return form
}
const post = async (body: FormData) => {
  const answer = await fetch(`${url}/api/crates`, {
    method: 'POST',
    body,
    headers: { 'accept-language': 'en' },
  })
  return { status: answer.status, headers: answer.headers, body: await answer.json() }
}
const left = () => readdir(folder).catch(() => [])
const isEmpty = async () => {
  await expect.poll(left).toEqual([])
  expect(uploads.bytes).toBe(0)
}

it('a text field of a form gets LF line breaks, as in JSON', async () => {
  await open()
  const form = new FormData()
  form.append('note', 'not fresh\nno ice')
  expect((await post(form)).status).toBe(200)
  expect(noted).toBe('not fresh\nno ice')
})

describe('a file of a form', () => {
  it('is on the disk during its call and is deleted after the answer', async () => {
    await open()
    work = async () => expect(await left()).toHaveLength(2)
    const answer = await post(formOf(['image', 'one', 'a.jpg'], ['images', 'three', 'b.jpg']))
    expect(answer.body).toEqual({ data: { files: ['a.jpg 3', 'b.jpg 5'] } })
    expect(seen).toEqual(['one', 'three'])
    await isEmpty()
  })

  it('is deleted when the call is refused or fails', async () => {
    await open()
    expect(
      (await post(formOf(['images', '1', 'a'], ['images', '2', 'b'], ['images', '3', 'c']))).status,
    ).toBe(422)
    await isEmpty()
    work = () => Promise.reject(new Error('no such column'))
    expect((await post(formOf(['image', 'one', 'a.jpg']))).status).toBe(500)
    await isEmpty()
  })

  it('is deleted when its connection breaks', async () => {
    await open()
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
    const part = '--sea\r\ncontent-disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n'
    socket.write(
      `POST /api/crates HTTP/1.1\r\nhost: sea\r\ncontent-type: multipart/form-data; boundary=sea\r\ncontent-length: 9000\r\n\r\n${part}half`,
    )
    await expect.poll(left).toHaveLength(1)
    socket.destroy()
    await isEmpty()
  })

  it('is refused at its field when it is too large', async () => {
    await open()
    const answer = await post(formOf(['image', Buffer.alloc(limits.upload.bytes + 1), 'a.jpg']))
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([413, ['image']])
    await isEmpty()
  })

  it('is refused if it is sent as a JSON object', async () => {
    await open()
    const forged = { name: 'a.jpg', path: '/etc/passwd', size: 3, digest: [], head: [], sender: { id: 1 } }
    const answer = await fetch(`${url}/api/crates`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ image: forged }),
    })
    expect(answer.status).toBe(422)
    expect(seen).toEqual([])
  })
})

describe('an empty file', () => {
  it('is refused at its field, together with the other empty files', async () => {
    await open()
    const answer = await post(
      formOf(['image', '', 'a.jpg'], ['images', 'x', 'b.jpg'], ['images', '', 'c.jpg']),
    )
    expect(answer.status).toBe(422)
    const message = 'The file is empty, choose another'
    expect(answer.body.errors).toEqual({ image: [message], 'images.1': [message] })
  })

  it('without a name counts as an unset field', async () => {
    await open()
    const body =
      '--sea\r\ncontent-disposition: form-data; name="image"; filename=""\r\ncontent-type: application/octet-stream\r\n\r\n\r\n--sea--\r\n'
    const answer = await fetch(`${url}/api/crates`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=sea' },
      body,
    })
    expect([answer.status, await answer.json()]).toEqual([200, { data: { files: [] } }])
  })

  it.each(calls.flatMap((one) => ('form' in one ? [[one.key, one] as const] : [])))(
    'is refused by %s',
    (_key, one) => {
      const fields = ['image', 'images', 'avatar', 'document', 'receipt', 'file']
      const problems = (file: UploadedFile) =>
        fields.flatMap((field) => {
          try {
            validate(one, { params: { id: '1' }, body: { [field]: file } })
            return []
          } catch (error) {
            const refused = Object.entries((error as Refusal).fields ?? {})
            return refused.flatMap(([at, codes]) =>
              codes.flatMap(({ code }) => (code === 'empty_file' ? [at] : [])),
            )
          }
        })
      expect(problems(uploadedFile(Buffer.from(''))).length).toBeGreaterThan(0)
      expect(problems(uploadedFile(Buffer.from('x')))).toEqual([])
    },
  )
})

describe('the name of a form part', () => {
  const fieldsOf = (...names: readonly string[]) => {
    const form = formOf(['image', 'one', 'a.jpg'], ['images', 'two', 'b.jpg'])
    for (const name of names) form.append(name, 'x')
    return form
  }

  it.each([
    'image[name]',
    'image[path]',
    'image[size]',
    'image[digest]',
    'image[digest][0]',
    'image[head]',
    'image[head][0]',
    'image[new]',
    'image[sender][id]',
    'image[sender][gone]',
    'image[sender][gone][aborted]',
    'images[path]',
    'images[name]',
  ])('is refused if it names a property of a file: %s', async (name) => {
    await open()
    const answer = await post(fieldsOf(name))
    expect([answer.status, answer.body.code]).toEqual([400, 'bad_request'])
    expect(seen).toEqual([])
    await isEmpty()
  })

  it.each(['images[map]', 'images[length]', 'images[-1]', 'images[1e1]', 'images[00]', 'images[1000]'])(
    'is refused if its brackets contain no valid index of a list: %s',
    async (name) => {
      await open()
      const form = formOf()
      form.append('images[]', 'x')
      form.append(name, 'x')
      expect((await post(form)).status).toBe(400)
      await isEmpty()
    },
  )

  it.each([
    ...[
      '__proto__',
      'constructor',
      'image[__proto__]',
      'note[constructor][prototype]',
      'images[0][toString]',
    ],
    ...['images[][path]', '[images]', 'a[b][c][d][e]', 'note[a]'],
  ])('is refused if it is not a valid path: %s', async (name) => {
    await open()
    const form = formOf(['images[0]', 'one', 'a.jpg'])
    form.append('note', 'x')
    form.append(name, 'x')
    const answer = await post(form)
    expect([answer.status, answer.body.code]).toEqual([400, 'bad_request'])
    await isEmpty()
  })

  it.each(['image', 'image[]'])('is refused if it repeats the field of a single file: %s', async (name) => {
    await open()
    const answer = await post(fieldsOf(name))
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['image']])
    await isEmpty()
  })

  it('may be `images` for the first file of a list and `images[]` for the next one', async () => {
    await open()
    const answer = await post(formOf(['images', 'one', 'a.jpg'], ['images[]', 'three', 'b.jpg']))
    expect(answer.body).toEqual({ data: { files: ['a.jpg 3', 'b.jpg 5'] } })
  })

  it('may contain the index of the file in its list', async () => {
    await open()
    const form = formOf(['images[0]', 'one', 'a.jpg'], ['images[1]', 'three', 'b.jpg'])
    expect((await post(form)).body).toEqual({ data: { files: ['a.jpg 3', 'b.jpg 5'] } })
  })
})

it('an UploadedFile and its sender are immutable', () => {
  const file = uploadedFile(Buffer.from('x'))
  expect(() => Object.assign(file, { path: '/etc/passwd' })).toThrow(TypeError)
  expect(() => Object.assign(file.sender, { id: 2 })).toThrow(TypeError)
})

describe('the limit of pending uploads', () => {
  it('applies to all senders together, and a form beyond the limit gets 503 with Retry-After', async () => {
    await open({ bytes: 1_000_000, ofOne: 10_000_000 })
    const answer = await post(formOf(['image', Buffer.alloc(6_000_000), 'a.jpg']))
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('10')
    expect(answer.body.message).toBe('We are processing many photos right now, please try again in a moment')
    expect(uploads.turnedAway).toBe(1)
    await isEmpty()
  })

  it('applies to one sender, and a form beyond the limit gets 429', async () => {
    await open({ bytes: 10_000_000, ofOne: 1_000_000 })
    expect((await post(formOf(['image', Buffer.alloc(6_000_000), 'a.jpg']))).status).toBe(429)
    await isEmpty()
  })

  it('includes concurrent uploads', async () => {
    await open({ bytes: 1_000_000, ofOne: 1_000_000 })
    const { promise, resolve: release } = Promise.withResolvers<void>()
    work = () => promise
    const first = post(formOf(['image', Buffer.alloc(600_000), 'a.jpg']))
    await expect.poll(() => seen.length).toBe(1)
    expect((await post(formOf(['image', Buffer.alloc(600_000), 'b.jpg']))).status).toBe(503)
    release()
    expect((await first).status).toBe(200)
    work = async () => undefined
    expect((await post(formOf(['image', Buffer.alloc(600_000), 'c.jpg']))).status).toBe(200)
    await isEmpty()
  })
})

it('sweepUploads deletes the files of a killed process but no file that may be pending', async () => {
  await open()
  await post(formOf(['image', 'one', 'a.jpg']))
  const now = new Date()
  await Promise.all(['old.part', 'young.part'].map((name) => writeFile(join(folder, name), 'x')))
  const old = new Date(now.getTime() - 2 * limits.pace.formMs - 1_000)
  await utimes(join(folder, 'old.part'), old, old)
  expect(await sweepUploads(folder, now)).toBe(1)
  expect(await left()).toEqual(['young.part'])
  expect(await sweepUploads(join(folder, 'none'), now)).toBe(0)
})

it('serveCalls refuses to register a call with files without an upload store', async () => {
  await open()
  const options = { log: openLog({ level: 'silent' }), trustProxy: false } as ApiOptions
  const bare = await openHttp(options)
  expect(() => serveCalls(bare, [handle(send, async () => ({ files: [] }))], options)).toThrow(
    'no upload store',
  )
  await bare.close()
})
