import { useState } from 'react'
import type { OwnAuction } from '#shared/auctions/selling.ts'
import { api, Refusal } from '../base/api.ts'
import { useLocale, useText } from '../base/text.ts'
import { showToast } from '../base/ui/toasts.ts'
import { myAuctionsText } from './myAuctionsMessages.ts'
import { useFreshAuctions } from './ownQueries.ts'

/** Accepts a bid by its id; true when it stands. A refusal is told, and what holds now is looked at. */
export function useAccept() {
  const t = useText(myAuctionsText)
  const locale = useLocale()
  const { busy, act } = useAct()
  const accept = (bidId: number) =>
    act(() => api('GET auction/accept_bid/{id}', { params: { id: bidId } }, { locale }), t.accepted)
  return { busy, accept }
}

/** Hides an auction from everybody, or shows it again. */
export function useShown({ id, hidden }: Pick<OwnAuction, 'id' | 'hidden'>) {
  const t = useText(myAuctionsText)
  const locale = useLocale()
  const { busy, act } = useAct()
  const status = hidden ? ('active' as const) : ('hidden' as const)
  const toggle = () =>
    act(
      () => api('POST product/status/{id}', { params: { id }, body: { status } }, { locale }),
      hidden ? t.shown : t.hidden,
    )
  return { busy, toggle }
}

function useAct() {
  const t = useText(myAuctionsText)
  const fresh = useFreshAuctions()
  const [busy, setBusy] = useState(false)
  const act = async (work: () => Promise<unknown>, done: string): Promise<boolean> => {
    if (busy) return false
    setBusy(true)
    try {
      await work()
      showToast('success', done)
      return true
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const unsure = error.status === 0 || error.status >= 500
      showToast('wrong', unsure ? t.notChanged : (Object.values(error.errors)[0]?.[0] ?? error.message))
      return false
    } finally {
      // What was refused came too late: what holds now has to be seen.
      await fresh()
      setBusy(false)
    }
  }
  return { busy, act }
}
