import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Finished, finish } from '#platform/http/cached/finished.ts'
import { takes } from '#platform/http/encodings.ts'

/** A public file with the time of its last change. */
export interface PublicFile {
  readonly finished: Finished
  readonly type: string
  readonly changed: Date
  /** The time in seconds for which a cache may use the file without revalidation. */
  readonly maxAgeS: number
}

export function publicFile(text: string, file: Omit<PublicFile, 'finished'>): PublicFile {
  return { ...file, finished: finish(text) }
}

/** Sends a file that every site may read; 304 if the client has it. */
export async function sendPublic(
  request: FastifyRequest,
  reply: FastifyReply,
  { finished, type, changed, maxAgeS }: PublicFile,
): Promise<FastifyReply> {
  const { headers } = request
  reply
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('cache-control', `public, max-age=${maxAgeS}`)
    .header('vary', 'accept-encoding')
    .header('etag', finished.etag)
    .header('last-modified', changed.toUTCString())
  if (isKnown(headers, finished.etag, changed)) return reply.status(304).send()
  reply.type(type)
  if (finished.bytes.length < 1_400 || !takes('gzip', headers['accept-encoding']))
    return reply.send(finished.bytes)
  return reply.header('content-encoding', 'gzip').send(await finished.gzipped())
}

/** If-None-Match takes precedence over If-Modified-Since (RFC 9110). */
function isKnown(headers: FastifyRequest['headers'], etag: string, changed: Date): boolean {
  const tags = headers['if-none-match']
  if (tags !== undefined) return tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
  const since = Date.parse(headers['if-modified-since'] ?? '')
  return Number.isFinite(since) && Math.floor(changed.getTime() / 1_000) * 1_000 <= since
}
