import type { HttpRequest } from '../../app/calls/api.ts'

/** Sends a call that the browser completes after the page was closed. Bodies are limited to 64 kB. */
export function outliving(url: string, sending: HttpRequest): Promise<Response> {
  return fetch(url, { ...sending, keepalive: true })
}
