import type { Locale } from '#shared/base/locale.ts'

/** What the page server gives the application for one page (server/base/pages/pages.ts keeps the other half). */
export type ServerContext = {
  readonly locale: Locale
  /** Where the site is reached from outside: `https://samak.example`. */
  readonly origin: string
  /** Calls the API in the process, without HTTP; answers the envelope's `data` or throws a refusal. */
  readonly call: (key: string, input: unknown, locale: Locale) => Promise<unknown>
  /** The page's status where it is not the router's own: 503 when a call could not be answered. */
  readonly outcome: { status: number | null }
  /** Badges our own scripts in the HTML; the page server takes it off again (server/base/pages/drawnPage.ts). */
  readonly nonce: string
}
