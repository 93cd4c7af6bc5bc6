import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Entry } from './rendering.ts'

/** Opens Vite in this process. Vite compiles sources on request. */
export async function openDevelopment(root: string) {
  const { createServer, isRunnableDevEnvironment } = await import('vite')
  const vite = await createServer({ root, server: { middlewareMode: true }, appType: 'custom' })
  const { ssr } = vite.environments
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run the application here')
  return {
    entry: async () => ((await ssr.runner.import('/web/server.ts')) as { default: Entry }).default,
    files: {
      serve: (request: FastifyRequest, reply: FastifyReply) =>
        new Promise<'served' | 'not ours'>((done, fail) => {
          reply.raw.once('finish', () => done('served'))
          vite.middlewares(request.raw, reply.raw, (error?: unknown) =>
            error ? fail(error) : done('not ours'),
          )
        }),
    },
    close: () => vite.close(),
  }
}
