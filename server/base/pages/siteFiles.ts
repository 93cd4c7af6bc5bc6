import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { serviceWorkerPath } from '#shared/base/paths.ts'

/**
 * Serves the browser's files of a built site. These requests are not rate limited, because one page view loads dozens of
 * files.
 */
export async function serveFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(async (files) => {
    files.addHook('onRoute', (route) => {
      route.config = { ...route.config, counts: 'nobody' }
    })
    await registerFiles(files, folder)
  })
}

async function registerFiles(app: FastifyInstance, folder: string): Promise<void> {
  const shared = { decorateReply: false, preCompressed: true, index: false, dotfiles: 'deny' } as const
  // Names contain a hash of the content, so browsers may cache these files without a time limit.
  await app.register(fastifyStatic, {
    ...shared,
    root: join(folder, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    // Browsers never ask whether such a file has changed. Without these headers, the answers for the about thirty files
    // of a page are smaller.
    etag: false,
    lastModified: false,
    acceptRanges: false,
  })
  await app.register(fastifyStatic, {
    ...shared,
    root: folder,
    prefix: '/',
    wildcard: false,
    globIgnore: ['assets/**', '**/*.br', '**/*.gz'],
    maxAge: '1h',
    setHeaders: workerHeaders,
  })
}

/**
 * The service worker is revalidated at every visit. Its policy allows only fetch calls to this site and the icon of its
 * notifications.
 */
function workerHeaders(reply: FastifyReply, path: string): void {
  const name = path.replaceAll('\\', '/').replace(/\.(br|gz)$/, '')
  if (!name.endsWith(serviceWorkerPath)) return
  reply.header('cache-control', 'no-cache')
  reply.header('content-security-policy', "default-src 'none'; connect-src 'self'; img-src 'self'")
}
