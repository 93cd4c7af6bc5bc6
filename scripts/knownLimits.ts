import type { Plugin } from 'vite'
import { limits } from '#shared/base/limits.ts'

/**
 * Writes the numbers of shared/base/limits.ts where the browser's code reads them: the table itself, of which a first load
 * needs a handful, stays on the server. Development keeps the table.
 */
export function knownLimits(): Plugin {
  return {
    name: 'known-limits',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /\/(web|shared)\/.+\.tsx?$/, code: /\blimits\./ },
      handler: (code) => ({ code: withNumbers(code), map: null }),
    },
  }
}

/** `limits.text.name` as `120`, a list of numbers as the list; what is neither stays as it stands. */
export function withNumbers(code: string): string {
  return code.replace(/(?<![\w$.])limits((?:\.[a-zA-Z]\w*)+)/g, (whole, path: string) => {
    let found: unknown = limits
    for (const [place, name] of path.split('.').entries()) {
      if (place === 0) continue
      found = (found as Record<string, unknown> | undefined)?.[name]
      const rest = path.split('.').slice(place + 1)
      if (typeof found === 'number' && rest.length === 0) return String(found)
      if (Array.isArray(found)) return [JSON.stringify(found), ...rest].join('.')
    }
    return whole
  })
}
