import { join, resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#node/config.ts'
import { Refusal } from '#shared/base/errors.ts'
import { uploadsBase } from '#shared/base/paths.ts'

/** Folders of pictures that anybody may load; private ones are served by privateFiles.ts. */
export const publicFolders = ['products', 'fish_types', 'Posts', 'avatars', 'gallery', 'requests'] as const

/** Serves the stored pictures. Their names are random and never reused, so browsers may keep them for ever. */
export async function serveMedia(app: FastifyInstance, config: Pick<Config, 'DATA_DIR'>): Promise<void> {
  const root = join(resolve(config.DATA_DIR), 'uploads')
  await app.register(fastifyStatic, { root, serve: false, decorateReply: true, dotfiles: 'deny' })
  app.get<{ Params: { folder: string; name: string } }>(`${uploadsBase}:folder/:name`, (request, reply) => {
    const { folder, name } = request.params
    if (!(publicFolders as readonly string[]).includes(folder) || !pictureName.test(name))
      throw new Refusal('not_found')
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('cross-origin-resource-policy', 'cross-origin')
      .sendFile(`${folder}/${name}`)
  })
}

/** One of the three forms of a stored picture. */
export const pictureName = /^([\w-]{1,120})-(?:320|640|960)\.webp$/
