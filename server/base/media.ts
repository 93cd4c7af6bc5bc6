import { join, resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#platform/config.ts'
import { Refusal } from '#shared/base/errors.ts'
import { uploadsBase } from '#shared/base/paths.ts'

/** Folders of pictures that anybody may load; privateFiles.ts serves private ones. */
export const publicFolders = ['products', 'fish_types', 'Posts', 'avatars', 'gallery', 'requests'] as const

/** Serves public pictures. Their names are random and never reused, so browsers may cache them for a year. */
export async function serveMedia(app: FastifyInstance, config: Pick<Config, 'DATA_DIR'>): Promise<void> {
  const root = join(resolve(config.DATA_DIR), 'uploads')
  await app.register(fastifyStatic, { root, serve: false, decorateReply: true, dotfiles: 'deny' })
  const options = { config: { counts: 'nobody' } } as const
  app.get<{ Params: { folder: string; name: string } }>(
    `${uploadsBase}:folder/:name`,
    options,
    (request, reply) => {
      const { folder, name } = request.params
      if (!(publicFolders as readonly string[]).includes(folder) || !pictureName.test(name))
        throw new Refusal('not_found')
      return (
        reply
          .header('cross-origin-resource-policy', 'cross-origin')
          // sendFile overwrites cache-control, so it is set through its options.
          .sendFile(`${folder}/${name}`, { maxAge: '365d', immutable: true })
      )
    },
  )
}

/** The file name of one of the three forms of a stored picture. */
export const pictureName = /^([\w-]{1,120})-(?:320|640|960)\.webp$/
