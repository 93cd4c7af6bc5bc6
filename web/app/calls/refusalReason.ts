import type { Locale } from '#shared/base/locale.ts'
import { refusalText } from '../texts/messages.ts'
import type { RefusalFacts } from './api.ts'

/** Whether it is unknown if the call was carried out: there was no answer, or the server or a gateway failed. */
export const isUnsure = ({ status }: Pick<RefusalFacts, 'status'>): boolean =>
  status === 0 || (status >= 500 && status !== 503 && status !== 507)

/**
 * The text of a refusal that belongs to no field. It is `own` if the outcome is unknown; otherwise it is the API's reason
 * and, for a 503, the time to retry.
 */
export function reasonOf(
  refusal: Pick<RefusalFacts, 'status' | 'errors' | 'message' | 'retryAfterS'>,
  own: string,
  locale: Locale,
): string {
  if (isUnsure(refusal)) return own
  const { status, errors, message, retryAfterS = 0 } = refusal
  const reason = Object.values(errors)[0]?.[0] ?? message
  // For shorter times, the messages already contain "in a moment".
  return status === 503 && retryAfterS >= 5
    ? `${reason} (${refusalText.inSeconds[locale](retryAfterS)})`
    : reason
}
