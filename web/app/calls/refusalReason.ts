import type { Locale } from '#shared/base/locale.ts'
import type { RefusalFacts } from './api.ts'
import { refusalText } from './refusalMessages.ts'

/** Whether it is unknown if a call was carried out: no answer came, or the server or a gateway failed. */
export const isUnsure = ({ status }: Pick<RefusalFacts, 'status'>): boolean =>
  status === 0 || (status >= 500 && status !== 503 && status !== 507)

/**
 * The sentence for a refusal that belongs to no field: `own` where it is unknown what happened, else the API's reason and,
 * of a 503, when to try again.
 */
export function reasonOf(
  refusal: Pick<RefusalFacts, 'status' | 'errors' | 'message' | 'retryAfterS'>,
  own: string,
  locale: Locale,
): string {
  if (isUnsure(refusal)) return own
  const { status, errors, message, retryAfterS = 0 } = refusal
  const reason = Object.values(errors)[0]?.[0] ?? message
  // The messages say "in a moment" themselves.
  return status === 503 && retryAfterS >= 5
    ? `${reason} (${refusalText.inSeconds[locale](retryAfterS)})`
    : reason
}
