import type { BidAnswer } from '#shared/auctions/contract.ts'
import type { Locale } from '#shared/base/locale.ts'
import { api, Refusal } from '../../app/calls/api.ts'
import { baseText } from '../../app/texts/messages.ts'

/** A bid or a maximum, in SAR for the whole lot. */
export interface BidWish {
  readonly money?: number
  readonly max_money?: number
}

/**
 * Sends a bid. While no answer says whether the bid was accepted, retries with the same idempotency key, so that the bid
 * counts once (contract, section 1, "retries"). Throws a {@link Refusal}.
 */
export async function sendBid({
  id,
  wish,
  locale,
  key,
  onUnanswered,
}: {
  readonly id: number
  readonly wish: BidWish
  readonly locale: Locale
  readonly key: string
  /** Called when a request got no answer and is retried. */
  readonly onUnanswered: () => void
}): Promise<BidAnswer> {
  for (let failures = 0; ; ) {
    const answer = await once(id, wish, { locale, key })
    if (!(answer instanceof Refusal)) return answer
    failures += 1
    if (!isUnanswered(answer) || failures === mostTries) throw answer
    onUnanswered()
    await rest(answer.retryAfterS === undefined ? 500 * 2 ** failures : answer.retryAfterS * 1_000)
  }
}

const mostTries = 5

/** Time limit of an answer in ms. It is short, because a bidder in the last seconds needs the result. */
const answerMs = 8_000

async function once(
  id: number,
  wish: BidWish,
  { locale, key }: { readonly locale: Locale; readonly key: string },
): Promise<BidAnswer | Refusal> {
  const signal = AbortSignal.timeout(answerMs)
  try {
    return await api('POST auction/show/{id}/bid', { params: { id }, body: wish }, { locale, key, signal })
  } catch (error) {
    if (error instanceof Refusal) return error
    if (!signal.aborted) throw error
    return new Refusal({
      status: 0,
      code: 'unreachable',
      message: baseText.unreachable[locale],
      errors: {},
    })
  }
}

/** Whether the failure leaves the result of the bid unknown. */
export function isUnanswered({ status }: Pick<Refusal, 'status'>): boolean {
  return status === 0 || status >= 500
}

/** Waits; resolves early when the network returns. */
function rest(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    window.addEventListener('online', end)
  })
}
