import { paths } from '../paths.ts'

/**
 * Where `?redirect=` may lead: a path of this site with its query and fragment, or home for everything else. A list of
 * what is allowed, not of what is known to be bad (trust, Intruders): no scheme, no host in any spelling, no escapes
 * or dot segments in the path, nothing outside ASCII, not back to the sign-in pages, which would go round.
 */
export function safeRedirect(text: unknown): string {
  if (typeof text !== 'string' || text.length > longest) return paths.home()
  const [, path = '', rest = ''] = ownPath.exec(text) ?? []
  const segments = path.toLowerCase().split('/').slice(1)
  const odd = segments.some((segment, index) => segment === '' && index < segments.length - 1)
  if (!path || odd || segments.some(isDots) || notPages.has(segments[0] ?? '')) return paths.home()
  return path === '/' && !rest ? paths.home() : text
}

/** Whether a redirect says more than home does; home needs no word in the address. */
export function redirectQuery(text: unknown): { redirect?: string } {
  const target = safeRedirect(text)
  return target === paths.home() ? {} : { redirect: target }
}

const longest = 1_000

/** Our own paths are plain words and numbers; a query is whatever an address may hold, escaped. */
const ownPath = /^(\/[\w~.-]*(?:\/[\w~.-]*)*)((?:[?#](?:[\w~.!$&'()*+,;=:@/?#-]|%[\da-f]{2})*)?)$/i

const isDots = (segment: string) => /^\.+$/.test(segment)

/** First segments that are no pages to come back to. */
const notPages: ReadonlySet<string> = new Set(['auth', 'api', 'uploads', 'assets'])
