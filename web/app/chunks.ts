import { limits } from '#shared/base/limits.ts'

/** A chunk did not load because it was refused, interrupted or timed out (specification, section 8). */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
  /** Whether the chunk did not load within {@link limits.chunkTimeoutMs}. */
  readonly timedOut: boolean

  constructor(timedOut: boolean, cause?: unknown) {
    super(timedOut ? 'a chunk took too long to load' : 'a chunk could not be loaded', { cause })
    this.timedOut = timedOut
  }
}

/** Whether an error is a ChunkLoadError, by name, because the error may come from another copy of this module. */
export function isChunkLoadError(error: unknown): error is ChunkLoadError {
  return error instanceof Error && error.name === 'ChunkLoadError'
}

/**
 * Loads a chunk within a time limit. The build wraps every dynamic import in this function
 * (scripts/building/chunkLoading.ts).
 */
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
