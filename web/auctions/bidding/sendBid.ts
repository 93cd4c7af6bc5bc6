import type { BidAnswer } from '#shared/auctions/contract.ts'
import type { Locale } from '#shared/base/locale.ts'
import { api, Refusal } from '../../app/calls/api.ts'
import { baseText } from '../../app/texts/messages.ts'

/** What is bid, in SAR for the whole lot. */
export interface BidWish {
  readonly money?: number
  readonly max_money?: number
}

/**
 * Sends a bid, and asks again under the same key where no answer came that says whether it was taken: it counts once,
 * however often it is sent (contract, section 1, "retries"). Throws a {@link Refusal}.
 */
export async function sendBid({
  id,
  wish,
  locale,
  key,
  onSilence,
}: {
  readonly id: number
  readonly wish: BidWish
  readonly locale: Locale
  readonly key: string
  /** No answer has come yet; it is being asked for. */
  readonly onSilence: () => void
}): Promise<BidAnswer> {
  for (let failures = 0; ; ) {
    const answer = await once(id, wish, { locale, key })
    if (!(answer instanceof Refusal)) return answer
    failures += 1
    if (!isSilence(answer) || failures === mostTries) throw answer
    onSilence()
    await rest(answer.retryAfterS === undefined ? 500 * 2 ** failures : answer.retryAfterS * 1_000)
  }
}

const mostTries = 5

/** A bid is worth no long wait: whoever bids in the last seconds wants to know. */
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

/** Whether this says nothing of what became of the bid. */
export function isSilence({ status }: Pick<Refusal, 'status'>): boolean {
  return status === 0 || status >= 500
}

/** Ends early where the network comes back. */
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
