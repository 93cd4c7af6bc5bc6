import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Config } from '#platform/config.ts'
import { Refusal } from '#shared/base/errors.ts'
import { uploadsBase } from '#shared/base/paths.ts'
import type { Files, OpenFile } from './files.ts'

/** Folders of pictures that anybody may load; private/serving.ts serves private ones. */
export const publicFolders = ['products', 'fish_types', 'Posts', 'avatars', 'gallery', 'requests'] as const

/**
 * Serves public pictures, or redirects to them at MEDIA_URL. Their names are random and never reused, so browsers may cache
 * them for a year.
 */
export function serveMedia(
  app: FastifyInstance,
  files: Files,
  { MEDIA_URL }: Pick<Config, 'MEDIA_URL'>,
): void {
  const elsewhere = mediaBase(MEDIA_URL)
  app.get<{ Params: { folder: string; name: string } }>(
    `${uploadsBase}:folder/:name`,
    publicRoute,
    async (request, reply) => {
      const { folder, name } = request.params
      if (!(publicFolders as readonly string[]).includes(folder) || !pictureName.test(name))
        throw new Refusal('not_found')
      reply.header('cross-origin-resource-policy', 'cross-origin')
      if (elsewhere)
        return reply
          .header('cache-control', 'public, max-age=86400')
          .redirect(`${elsewhere}/${await storedForm(files, `${folder}/${name}`)}`, 302)
      return sendPicture(reply, files, `${folder}/${name}`, 'public, max-age=31536000, immutable')
    },
  )
}

/** The address at which a CDN or a bucket serves public files, without a trailing slash. */
export const mediaBase = (url: Config['MEDIA_URL']) => url?.replace(/\/+$/, '')

/** Route options: the read limit does not count requests for public files. */
export const publicRoute = { config: { counts: 'nobody' } } as const

/** Sends a stored picture; refuses: not_found. */
export async function sendPicture(
  reply: FastifyReply,
  files: Files,
  path: string,
  cache: string,
): Promise<FastifyReply> {
  const found = (await files.open(path)) ?? (isSmallest(path) ? await files.open(nextOf(path)) : undefined)
  return send(reply, found, { cache, type: 'image/webp' })
}

/** The path, or the path of the next larger form if the smallest form does not exist. */
async function storedForm(files: Files, path: string): Promise<string> {
  if (!isSmallest(path)) return path
  const found = await files.open(path)
  if (found && 'destroy' in found.bytes) found.bytes.destroy()
  return found ? path : nextOf(path)
}

/** Pictures that were stored before the form of 160 px was added do not have it; the form of 320 px replaces it. */
const isSmallest = (path: string) => path.endsWith('-160.webp')
const nextOf = (path: string) => path.replace(/-160\.webp$/, '-320.webp')

/** Sends a stored file; refuses: not_found. */
export async function sendFile(
  reply: FastifyReply,
  files: Files,
  path: string,
  kind: Kind,
): Promise<FastifyReply> {
  return send(reply, await files.open(path), kind)
}

interface Kind {
  readonly cache: string
  readonly type: 'image/webp' | 'application/pdf'
}

function send(reply: FastifyReply, found: OpenFile | undefined, { cache, type }: Kind): FastifyReply {
  if (!found) throw new Refusal('not_found')
  return reply
    .header('cache-control', cache)
    .header('content-length', found.size)
    .type(type)
    .send(found.bytes)
}

/** The file name of one of the forms of a stored picture. */
export const pictureName = /^([\w-]{1,120})-(?:160|320|640|960)\.webp$/
