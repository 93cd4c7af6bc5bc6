import type { FastifyInstance } from 'fastify'
import type { Config } from '#platform/config.ts'
import { Refusal } from '#shared/base/errors.ts'
import { uploadsBase } from '#shared/base/paths.ts'
import type { Files, OpenFile } from '../files.ts'
import { mediaBase, publicRoute } from '../media.ts'
import { type VoiceKind, voicePath, voiceTypes } from './storing.ts'

/**
 * Serves voice notes, or redirects to them at MEDIA_URL. Their names are random and never reused. Safari plays audio only from a
 * server that answers ranges.
 */
export function serveVoices(
  app: FastifyInstance,
  files: Files,
  { MEDIA_URL }: Pick<Config, 'MEDIA_URL'>,
): void {
  const elsewhere = mediaBase(MEDIA_URL)
  app.get<{ Params: { name: string } }>(`${uploadsBase}voices/:name`, publicRoute, async (request, reply) => {
    const path = `voices/${request.params.name}`
    const [, kind] = voicePath.exec(path) ?? []
    if (!kind) throw new Refusal('not_found')
    reply.header('cross-origin-resource-policy', 'cross-origin')
    if (elsewhere)
      return reply.header('cache-control', 'public, max-age=86400').redirect(`${elsewhere}/${path}`, 302)
    const found = await files.open(path)
    if (!found) throw new Refusal('not_found')
    const bytes = await bytesOf(found)
    reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('accept-ranges', 'bytes')
      .type(voiceTypes[kind as VoiceKind])
    const range = rangeOf(request.headers.range, bytes.length)
    if (range === undefined) return reply.send(bytes)
    if (range === 'outside') return reply.code(416).header('content-range', `bytes */${bytes.length}`).send()
    const { from, to } = range
    return reply
      .code(206)
      .header('content-range', `bytes ${from}-${to}/${bytes.length}`)
      .send(bytes.subarray(from, to + 1))
  })
}

/** A voice note has at most a megabyte, so it is read as a whole. */
async function bytesOf({ bytes }: OpenFile): Promise<Buffer> {
  if (bytes instanceof Uint8Array) return Buffer.from(bytes)
  const parts: Uint8Array[] = []
  for await (const part of bytes) parts.push(part as Uint8Array)
  return Buffer.concat(parts)
}

/**
 * The first and the last byte of a `Range` header with one range; `outside` if the file has no such bytes. Undefined if
 * the header is missing or cannot be read, because RFC 9110 lets a server then send the whole file.
 */
export function rangeOf(
  header: string | undefined,
  size: number,
): { readonly from: number; readonly to: number } | 'outside' | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (from >= size || (first === '' && Number(last) === 0)) return 'outside'
  return from > to ? undefined : { from, to }
}
