import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Replaces Vite's helper of dynamic imports in the browser's build with `loadChunk` (web/app/chunks.ts), so that a failed
 * or hanging import becomes a chunk load error (specification, section 8). Vite's helper also takes 150 ms of the first
 * load on a slow phone, because it resolves each address of a chunk's imports.
 */
export function chunkLoading(root: string): Plugin {
  const chunks = JSON.stringify(join(root, 'web/app/chunks.ts'))
  return {
    name: 'chunk-loading',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      order: 'post',
      filter: { id: /vite\/preload-helper\.js$/ },
      handler(code) {
        if (!code.includes('export const __vitePreload = '))
          this.error('the helper of dynamic imports has changed')
        return { code: `export { loadChunk as __vitePreload } from ${chunks}`, map: null }
      },
    },
  }
}
