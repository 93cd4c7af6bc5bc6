import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Builds the icon library's icons with a function of ours (web/base/ui/createIcon.ts) in the place of its own: a third
 * of what it weighs on the first load. Development keeps the library as it is.
 */
export function lightIcons(root: string): Plugin {
  const createIcon = JSON.stringify(join(root, 'web/base/ui/createIcon.ts'))
  return {
    name: 'light-icons',
    apply: 'build',
    enforce: 'pre',
    // What the server draws must be what the browser draws.
    config: () => ({ environments: { ssr: { resolve: { noExternal: ['lucide-react'] } } } }),
    // An icon's name, aliases and keys are for that machinery too.
    transform: {
      filter: { id: /lucide-react\/dist\/esm\/icons\/[^/]+\.mjs$/ },
      handler: (code) => ({
        code: code
          .replace(/^ {2}(name|size|aliases):.*\n/gm, '')
          .replace(/,\s*key: "[^"]*"/g, '')
          .replace(
            "import createLucideIcon from '../createLucideIcon.mjs'",
            `import { createIcon as createLucideIcon } from ${createIcon}`,
          )
          .replace('__iconData.node;', '')
          .replace('export { __iconData, ', 'export { '),
        map: null,
      }),
    },
  }
}
