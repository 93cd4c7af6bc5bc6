import { useRef, useState } from 'react'
import type { OwnOffer } from '#shared/requests/contract.ts'
import { api, Refusal } from '../base/api.ts'
import { useLocale, useText } from '../base/text.ts'
import { ask } from '../base/ui/questions.ts'
import { showToast } from '../base/ui/toasts.ts'
import { myOffersText } from './ownMessages.ts'
import { useRequestCache } from './requestQueries.ts'

/**
 * Takes one's own open offer back after a question (contract 2, requests/offers/withdraw). A refusal is told, and what
 * holds now is looked at either way.
 */
export function useWithdraw({ id, request }: Pick<OwnOffer, 'id' | 'request'>): {
  readonly busy: boolean
  readonly withdraw: () => Promise<void>
} {
  const t = useText(myOffersText)
  const locale = useLocale()
  const { refresh } = useRequestCache()
  const [busy, setBusy] = useState(false)
  const underWay = useRef(false)
  const send = async () => {
    try {
      await api('POST requests/offers/withdraw/{id}', { params: { id } }, { locale })
      showToast('success', t.withdrew)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const unsure = error.status === 0 || error.status >= 500
      showToast('wrong', unsure ? t.notWithdrawn : error.message)
    } finally {
      await refresh()
    }
  }
  const withdraw = async () => {
    if (underWay.current) return
    const body = t.askBody(request.title)
    if (!(await ask({ title: t.askTitle, body, accept: t.askYes, refuse: t.askNo, grave: true }))) return
    underWay.current = true
    setBusy(true)
    try {
      await send()
    } finally {
      underWay.current = false
      setBusy(false)
    }
  }
  return { busy, withdraw }
}
