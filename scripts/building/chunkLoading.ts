import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Leads every dynamic import of the browser's build through `loadInTime` (web/app/chunks.ts): what fails or hangs
 * becomes a chunk load error (specification, section 8). Vite passes them all through one helper; this wraps it.
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
        if (!code.includes(helper)) this.error('the helper of dynamic imports is not as it was')
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
