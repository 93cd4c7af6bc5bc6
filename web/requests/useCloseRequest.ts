import { useRef, useState } from 'react'
import type { Request } from '#shared/requests/contract.ts'
import { api, Refusal } from '../base/api.ts'
import { useLocale, useText } from '../base/text.ts'
import { ask } from '../base/ui/questions.ts'
import { showToast } from '../base/ui/toasts.ts'
import { closeText } from './closeMessages.ts'
import { useRequestCache } from './requestQueries.ts'

/**
 * Closes one's own open request after a question that names what becomes of its offers (contract 2, requests/close);
 * `close` answers whether it is closed. A refusal is told, and what holds now is looked at.
 */
export function useCloseRequest({ id, offers_count }: Pick<Request, 'id' | 'offers_count'>): {
  readonly busy: boolean
  readonly close: () => Promise<boolean>
} {
  const t = useText(closeText)
  const locale = useLocale()
  const cache = useRequestCache()
  const [busy, setBusy] = useState(false)
  const underWay = useRef(false)
  const send = async () => {
    try {
      cache.keep(await api('POST requests/close/{id}', { params: { id } }, { locale }))
      showToast('success', t.closed)
      return true
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const unsure = error.status === 0 || error.status >= 500
      showToast('wrong', unsure ? t.notClosed : error.message)
      // What was refused came too late: what holds now has to be seen.
      await cache.refresh()
      return false
    }
  }
  const close = async () => {
    if (underWay.current) return false
    const body = offers_count > 0 ? t.withOffers(offers_count) : t.without
    if (!(await ask({ title: t.title, body, accept: t.yes, refuse: t.no, grave: true }))) return false
    underWay.current = true
    setBusy(true)
    try {
      return await send()
    } finally {
      underWay.current = false
      setBusy(false)
    }
  }
  return { busy, close }
}
