import type { Plugin } from 'vite'

/**
 * Leaves out of the browser's code what the generated tree of routes says a second time: a page's own path, which is for
 * the compiler, and an id that is its path. Development keeps both.
 */
export function plainRoutes(): Plugin {
  return {
    name: 'plain-routes',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /\/web\/(pages\/\w+|base\/\w+|routeTree\.gen)\.tsx?/ },
      handler: (code) => ({ code: onlyOnce(code), map: null }),
    },
  }
}

export function onlyOnce(code: string): string {
  return code
    .replace(/\bcreateFileRoute\((['"`])\/[^'"`]*\1\)\(/g, 'createFileRoute()(')
    .replace(/\bid:\s*((['"`])\/[^'"`]*\2),\s*(?=path:\s*\1,)/g, '')
}
