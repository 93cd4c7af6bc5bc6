import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'

/** An S3 server on loopback, with an empty bucket in a temporary folder. */
export interface TestBucket {
  /** The variables of a market that stores its pictures in this bucket. */
  readonly env: Readonly<Record<string, string>>
  /** The folder in which the server stores the files of the bucket. */
  readonly folder: string
  /** While `refusing`, the server closes connections; while `silent`, it accepts them and does not answer. */
  is(state: 'working' | 'refusing' | 'silent'): void
  close(): Promise<void>
}

/**
 * Starts s3rver (decision 85). It checks the signature of every request for a file. For requests to the bucket itself, s3rver
 * and AWS's client sign different paths, so the check would always fail. A second instance on the same folder answers these
 * requests without the check.
 */
export async function openTestBucket(): Promise<TestBucket> {
  const folder = await mkdtemp(join(tmpdir(), 'samak-test-s3-'))
  const options = { directory: folder, silent: true, configureBuckets: [{ name: bucket }] }
  const files = new S3rver(options)
  const lists = new S3rver({ ...options, allowMismatchedSignatures: true })
  const [answerFile, answerList] = [files.callback(), lists.callback()]
  let state: Parameters<TestBucket['is']>[0] = 'working'
  const server = createServer((request, response) => {
    if (state === 'refusing') request.socket.destroy()
    else if (state === 'working') (isList(request.url) ? answerList : answerFile)(request, response)
  })
  await files.configureBuckets()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${portOf(server)}`,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    folder: join(folder, bucket),
    is(next) {
      state = next
      server.closeAllConnections()
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await rm(folder, { recursive: true })
    },
  }
}

const bucket = 'samak-media'

const isList = (url = '') => /^\/[\w-]+\/?(\?|$)/.test(url)

const portOf = (server: Server) => (server.address() as AddressInfo).port
