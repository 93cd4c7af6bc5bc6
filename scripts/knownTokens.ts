import type { Plugin } from 'vite'

/**
 * The later style sheet names each token of the theme with its value behind it, in case the theme were missing. It never
 * is: the first sheet stands before it. Without the values it is a sixth smaller.
 */
export function knownTokens(): Plugin {
  return {
    name: 'known-tokens',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const sheets = Object.values(bundle).flatMap((one) =>
          one.type === 'asset' && one.fileName.endsWith('.css') ? one : [],
        )
        const first = sheets.find(({ fileName }) => /(^|\/)first-/.test(fileName))
        const known = new Set(
          [...String(first?.source).matchAll(/(--[a-z][\w-]*)\s*:/g)].map(([, name]) => name),
        )
        for (const sheet of sheets)
          if (sheet !== first) sheet.source = withoutValues(String(sheet.source), known)
      },
    },
  }
}

/** `var(--color-ink,…)` as `var(--color-ink)` where the token is known. */
export function withoutValues(css: string, known: ReadonlySet<string | undefined>): string {
  const naming = /var\((--[a-z][\w-]*),/g
  let plain = ''
  let from = 0
  for (let found = naming.exec(css); found; found = naming.exec(css)) {
    const [, name = ''] = found
    if (!known.has(name) || name.startsWith('--tw-')) continue
    const end = closing(css, found.index + 3)
    plain += `${css.slice(from, found.index)}var(${name})`
    from = end + 1
    naming.lastIndex = from
  }
  return plain + css.slice(from)
}

/** Where the bracket that opens at `open` is closed. */
function closing(css: string, open: number): number {
  let depth = 0
  for (let place = open; place < css.length; place++) {
    if (css[place] === '(') depth += 1
    if (css[place] === ')' && --depth === 0) return place
  }
  throw new RangeError('a bracket of a style sheet is not closed')
}
