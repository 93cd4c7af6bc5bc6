import { createHash } from 'node:crypto'
import type { S3Client } from '@aws-sdk/client-s3'
import { type Files, inside, isPrivate, StorageUnavailable } from './files.ts'

export interface BucketOptions {
  readonly bucket: string
  readonly region: string
  /** The address of the S3 server; absent for AWS itself. */
  readonly endpoint?: string | undefined
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string }
}

/** The parts of the bucket. A CDN may only get access to the first one (decision 85). */
const publicPart = 'public/'
const privatePart = 'private/'

/** Files in a bucket of S3. An S3 that does not answer in time is not called again for a short time. */
export function openBucket({ bucket: Bucket, ...options }: BucketOptions): Files {
  let opened: Promise<Sdk> | undefined
  let awayUntil = 0
  let cause: unknown

  async function call<T>(work: (sdk: Sdk, abort: { abortSignal: AbortSignal }) => Promise<T>): Promise<T> {
    if (performance.now() < awayUntil) throw new StorageUnavailable(cause)
    opened ??= connect(options)
    const sdk = await opened
    try {
      return await work(sdk, { abortSignal: AbortSignal.timeout(callMs) })
    } catch (error) {
      if (!isTemporary(error)) throw error
      cause = error
      awayUntil = performance.now() + pauseMs
      throw new StorageUnavailable(error)
    }
  }

  async function* listPart(part: string, { named, before }: Parameters<Files['list']>[0] = {}) {
    // The first version of ListObjects works with every server, and its marker is a plain key.
    let Marker: string | undefined
    do {
      const { Contents = [], IsTruncated } = await call(({ s3, ListObjectsCommand }, abort) =>
        s3.send(new ListObjectsCommand({ Bucket, Prefix: part, Marker }), abort),
      )
      for (const { Key = '', Size: size = 0, LastModified, ETag = '' } of Contents) {
        const path = Key.slice(part.length)
        if (named && !named.test(path.slice(path.indexOf('/') + 1))) continue
        if (before && !(LastModified && LastModified < before)) continue
        yield { path, size, tag: ETag.replaceAll('"', '') }
      }
      Marker = IsTruncated ? Contents.at(-1)?.Key : undefined
    } while (Marker)
  }

  return {
    write: (path, bytes) =>
      call(async ({ s3, PutObjectCommand }, abort) => {
        const content = {
          Body: bytes,
          // With this checksum, S3 refuses bytes that changed during the transfer.
          ContentMD5: createHash('md5').update(bytes).digest('base64'),
          ContentType: 'image/webp',
          CacheControl: isPrivate(path) ? 'private, no-store' : 'public, max-age=31536000, immutable',
        }
        await s3.send(new PutObjectCommand({ Bucket, Key: keyOf(path), ...content }), abort)
      }),
    open: (path) =>
      call(async ({ s3, GetObjectCommand }, abort) => {
        try {
          const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key: keyOf(path) }), abort)
          // Slow readers must not hold the few connections to S3, so the whole picture is loaded first.
          const bytes = await Body?.transformToByteArray()
          return bytes && { bytes, size: bytes.length }
        } catch (error) {
          if ((error as Error).name !== 'NoSuchKey') throw error
        }
      }),
    delete: (path) =>
      call(async ({ s3, DeleteObjectCommand }, abort) => {
        await s3.send(new DeleteObjectCommand({ Bucket, Key: keyOf(path) }), abort)
      }),
    async *list(which) {
      yield* listPart(publicPart, which)
      yield* listPart(privatePart, which)
    },
  }
}

type Sdk = typeof import('@aws-sdk/client-s3') & { readonly s3: S3Client }

/** Imports the client on demand, because a market that stores its files on disk does not need it. */
async function connect({ region, endpoint, credentials }: Omit<BucketOptions, 'bucket'>): Promise<Sdk> {
  const sdk = await import('@aws-sdk/client-s3')
  const s3 = new sdk.S3Client({
    region,
    credentials,
    // The bucket name goes into the path of the URL. In the host name it would need a DNS entry, which self-hosted
    // servers rarely have.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // Many other implementations of S3 do not support the newer checksums; ContentMD5 protects uploads.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: { connectionTimeout: connectMs, requestTimeout: answerMs, throwOnRequestTimeout: true },
  })
  return { ...sdk, s3 }
}

function keyOf(path: string): string {
  return (isPrivate(path) ? privatePart : publicPart) + inside(path)
}

/** Whether S3 is unreachable, slow or failing. Refusals, such as for a wrong key, are not temporary. */
function isTemporary(error: unknown): boolean {
  const { name, $metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } }
  const status = $metadata?.httpStatusCode
  if (status !== undefined) return status >= 500 || status === 429
  return name !== 'RangeError'
}

/** Timeouts in ms: for opening a connection, for the wait for an answer, and for all attempts of a call together. */
const connectMs = 1_000
const answerMs = 3_000
const callMs = 5_000
/** After a failure, calls fail at once for this time in ms, so that waiting requests do not pile up. */
const pauseMs = 2_000
