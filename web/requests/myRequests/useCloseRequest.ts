import type { Request } from '#shared/requests/contract.ts'
import { useCall } from '../../app/calls/useCall.ts'
import { useText } from '../../app/texts/text.ts'
import { ask } from '../../ui/overlay/questions.ts'
import { useRequestCache } from '../queries.ts'
import { closeText } from './messages.ts'

/**
 * Closes the user's own open request after a confirmation that names the effect on its offers (contract 2,
 * requests/close). `close` resolves to whether the request is closed.
 */
export function useCloseRequest({ id, offers_count }: Pick<Request, 'id' | 'offers_count'>) {
  const t = useText(closeText)
  const { keep, refresh } = useRequestCache()
  const { busy, send } = useCall('POST requests/close/{id}', {
    done: t.closed,
    unsure: t.notClosed,
    toastRefusals: true,
    onDone: keep,
    onRefused: refresh,
  })
  const close = async (): Promise<boolean> => {
    const body = offers_count > 0 ? t.withOffers(offers_count) : t.without
    if (!(await ask({ title: t.title, body, accept: t.yes, refuse: t.no, grave: true }))) return false
    return (await send({ params: { id } })) !== null
  }
  return { busy, close }
}
