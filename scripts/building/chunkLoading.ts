import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Wraps every dynamic import of the browser's build in `loadInTime` (web/app/chunks.ts), so that a failed or hanging
 * import becomes a chunk load error (specification, section 8). Vite uses one helper for all dynamic imports, and this
 * plugin wraps the helper.
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
        if (!code.includes(helper)) this.error('the helper of dynamic imports has changed')
        return {
          code: `import { loadInTime } from ${chunks}
${code.replace(helper, 'const preloadPart = ')}
export const __vitePreload = (...part) => loadInTime(() => preloadPart(...part))`,
          map: null,
        }
      },
    },
  }
}

const helper = 'export const __vitePreload = '
