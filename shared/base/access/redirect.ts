import { paths } from '../paths.ts'

/**
 * Returns `?redirect=` if it is an allowed target, otherwise the home page. An allowed target is a path of this site with query and fragment. It has
 * no scheme, no host in any spelling, no escapes or dot segments in the path, and nothing outside ASCII. The sign-in pages are not allowed, because
 * the redirect would loop.
 */
export function safeRedirect(text: unknown): string {
  if (typeof text !== 'string' || text.length > longest) return paths.home()
  const [, path = '', rest = ''] = ownPath.exec(text) ?? []
  const segments = path.toLowerCase().split('/').slice(1)
  const odd = segments.some((segment, index) => segment === '' && index < segments.length - 1)
  if (!path || odd || segments.some(isDots) || notPages.has(segments[0] ?? '')) return paths.home()
  return path === '/' && !rest ? paths.home() : text
}

/** The query of a redirect; empty for the home page, which is the default. */
export function redirectQuery(text: unknown): { redirect?: string } {
  const target = safeRedirect(text)
  return target === paths.home() ? {} : { redirect: target }
}

const longest = 1_000

/** Paths consist of plain words and numbers; a query may contain any URL characters in escaped form. */
const ownPath = /^(\/[\w~.-]*(?:\/[\w~.-]*)*)((?:[?#](?:[\w~.!$&'()*+,;=:@/?#-]|%[\da-f]{2})*)?)$/i

const isDots = (segment: string) => /^\.+$/.test(segment)

/** First path segments that cannot be redirect targets. */
const notPages: ReadonlySet<string> = new Set(['auth', 'api', 'uploads', 'assets'])
