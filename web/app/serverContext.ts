import type { Locale } from '#shared/base/locale.ts'

/** The context that the page server passes for each page; its counterpart is in server/base/pages/pages.ts. */
export type ServerContext = {
  readonly locale: Locale
  /** The public origin, such as `https://samak.example`. */
  readonly origin: string
  /** Calls the API in-process; returns the envelope's `data` or throws a refusal. */
  readonly call: (key: string, input: unknown, locale: Locale) => Promise<unknown>
  /** Overrides the router's status: 503 if a call failed. */
  readonly outcome: { status: number | null }
  /** The nonce of the application's scripts in the HTML; the page server removes it (server/base/pages/renderedPage.ts). */
  readonly nonce: string
}
