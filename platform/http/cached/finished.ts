import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

/** A serialized answer that is the same for every anonymous caller. */
export interface Finished {
  readonly bytes: Buffer
  readonly etag: string
  /** The compressed answer; it is compressed once, on the first call. */
  readonly gzipped: () => Promise<Buffer>
}

const compress = promisify(gzip)

/** Serializes a text and computes its ETag. */
export function finish(text: string): Finished {
  const bytes = Buffer.from(text)
  const etag = `"${createHash('sha1').update(bytes).digest('base64url')}"`
  let gzipped: Promise<Buffer> | undefined
  return {
    bytes,
    etag,
    gzipped: () => {
      gzipped ??= compress(bytes, { level: 6 })
      return gzipped
    },
  }
}
