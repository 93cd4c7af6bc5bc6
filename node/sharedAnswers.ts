import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

/** Finished bytes of an answer that is the same for every anonymous caller. */
export interface Finished {
  readonly bytes: Buffer
  readonly etag: string
  /** Compressed once, for the first who takes it. */
  readonly gzipped: () => Promise<Buffer>
}

/** Keeps answers for a second, makes each once however many ask, and holds at most `most` of them. */
export class SharedAnswers {
  readonly #entries = new Map<string, { made: Promise<Finished>; until: number }>()
  readonly #lifeMs: number
  readonly #most: number

  constructor({ lifeMs = 1_000, most = 1_000 } = {}) {
    this.#lifeMs = lifeMs
    this.#most = most
  }

  /** The kept answer of `key`, or the one that `make` gives now. A failure is not kept. */
  get(key: string, make: () => Promise<string>): Promise<Finished> {
    const now = performance.now()
    const kept = this.#entries.get(key)
    if (kept && kept.until > now) return kept.made
    const entry = { made: make().then(finish), until: Number.POSITIVE_INFINITY }
    this.#put(key, entry)
    entry.made.then(
      () => {
        entry.until = performance.now() + this.#lifeMs
      },
      () => this.#entries.get(key) === entry && this.#entries.delete(key),
    )
    return entry.made
  }

  #put(key: string, entry: { made: Promise<Finished>; until: number }) {
    this.#entries.delete(key)
    if (this.#entries.size >= this.#most) {
      const oldest = this.#entries.keys().next().value
      if (oldest !== undefined) this.#entries.delete(oldest)
    }
    this.#entries.set(key, entry)
  }
}

const compress = promisify(gzip)

/** Bytes with their ETag. */
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
