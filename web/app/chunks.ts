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
 * Loads a chunk, and in parallel the chunks that it imports. The build replaces the helper of all dynamic imports with
 * this function (scripts/building/chunkLoading.ts). `imports` are paths such as `assets/Footer-CYRFRHR9.js`.
 */
export function loadChunk<Part>(load: () => Promise<Part>, imports: readonly string[] = []): Promise<Part> {
  preloaded ??= new Set(
    Array.from(
      document.querySelectorAll('link[rel=modulepreload]'),
      (link) => link.getAttribute('href') ?? '',
    ),
  )
  for (const path of imports) {
    const href = `/${path}`
    if (preloaded.has(href)) continue
    preloaded.add(href)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  }
  return loadInTime(load)
}

/** The addresses that this document has preloaded; undefined until the first dynamic import. */
let preloaded: Set<string> | undefined

/** Loads a chunk within a time limit. */
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
