import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Config } from '#platform/config.ts'
import { Refusal } from '#shared/base/errors.ts'
import { uploadsBase } from '#shared/base/paths.ts'
import type { Files } from './files.ts'

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
  const elsewhere = MEDIA_URL?.replace(/\/+$/, '')
  const options = { config: { counts: 'nobody' } } as const
  app.get<{ Params: { folder: string; name: string } }>(
    `${uploadsBase}:folder/:name`,
    options,
    async (request, reply) => {
      const { folder, name } = request.params
      if (!(publicFolders as readonly string[]).includes(folder) || !pictureName.test(name))
        throw new Refusal('not_found')
      reply.header('cross-origin-resource-policy', 'cross-origin')
      if (elsewhere)
        return reply
          .header('cache-control', 'public, max-age=86400')
          .redirect(`${elsewhere}/${folder}/${name}`, 302)
      return sendPicture(reply, files, `${folder}/${name}`, 'public, max-age=31536000, immutable')
    },
  )
}

/** Sends a stored picture; refuses: not_found. */
export function sendPicture(
  reply: FastifyReply,
  files: Files,
  path: string,
  cache: string,
): Promise<FastifyReply> {
  return sendFile(reply, files, path, { cache, type: 'image/webp' })
}

/** Sends a stored file; refuses: not_found. */
export async function sendFile(
  reply: FastifyReply,
  files: Files,
  path: string,
  { cache, type }: { readonly cache: string; readonly type: 'image/webp' | 'application/pdf' },
): Promise<FastifyReply> {
  const found = await files.open(path)
  if (!found) throw new Refusal('not_found')
  return reply
    .header('cache-control', cache)
    .header('content-length', found.size)
    .type(type)
    .send(found.bytes)
}

/** The file name of one of the three forms of a stored picture. */
export const pictureName = /^([\w-]{1,120})-(?:320|640|960)\.webp$/
