import { limits } from '#shared/base/limits.ts'

/** A part of the site that did not come: refused, cut off, or not there within the time-out (specification, section 8). */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
  /** Given up waiting, after {@link limits.chunkTimeoutMs}. */
  readonly timedOut: boolean

  constructor(timedOut: boolean, cause?: unknown) {
    super(timedOut ? 'a part of the site took too long' : 'a part of the site could not be loaded', { cause })
    this.timedOut = timedOut
  }
}

/** By name: an error may come from another copy of this module. */
export function isChunkLoadError(error: unknown): error is ChunkLoadError {
  return error instanceof Error && error.name === 'ChunkLoadError'
}

/** Every dynamic import of the built site passes through here (scripts/building/chunkLoading.ts). */
export function loadInTime<Part>(
  load: () => Promise<Part>,
  limitMs: number = limits.chunkTimeoutMs,
): Promise<Part> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkLoadError(true)), limitMs)
    const settle = (end: () => void) => {
      clearTimeout(timer)
      end()
    }
    load().then(
      (part) => settle(() => resolve(part)),
      (cause: unknown) => settle(() => reject(new ChunkLoadError(false, cause))),
    )
  })
}
