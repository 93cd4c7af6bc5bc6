import type { OwnOffer } from '#shared/requests/contract.ts'
import { useCall } from '../../app/calls/useCall.ts'
import { useText } from '../../app/texts/text.ts'
import { ask } from '../../ui/overlay/questions.ts'
import { useRequestCache } from '../queries.ts'
import { myOffersText } from './messages.ts'

/** Withdraws the user's own open offer after a confirmation (contract 2, requests/offers/withdraw). */
export function useWithdraw({ id, request }: Pick<OwnOffer, 'id' | 'request'>) {
  const t = useText(myOffersText)
  const { refresh } = useRequestCache()
  const { busy, send } = useCall('POST requests/offers/withdraw/{id}', {
    done: t.withdrew,
    unsure: t.notWithdrawn,
    toastRefusals: true,
    onDone: refresh,
    onRefused: refresh,
  })
  const withdraw = async () => {
    const body = t.askBody(request.title)
    if (await ask({ title: t.askTitle, body, accept: t.askYes, refuse: t.askNo, grave: true }))
      await send({ params: { id } })
  }
  return { busy, withdraw }
}
