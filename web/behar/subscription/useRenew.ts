import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useCall } from '../../app/calls/useCall.ts'
import { useText } from '../../app/texts/text.ts'
import { useOpenGateway } from '../../wallet/card/useOpenGateway.ts'
import { dropTopUpReturn } from '../../wallet/topUpReturn.ts'
import { planText } from './messages.ts'
import { useReloadSubscription } from './useOwnSubscription.ts'

/** Sends a renewal: a payment from the wallet shows its result on this page, a card opens the gateway. */
export function useRenew() {
  const t = useText(planText)
  const navigate = useNavigate()
  const openGateway = useOpenGateway()
  const reload = useReloadSubscription()
  const [leaving, setLeaving] = useState(false)
  const call = useCall('POST subscription/renew', {
    unsure: t.notSent,
    fields: [],
    onDone: async ({ renewal, pay }) => {
      if (pay?.redirect_url) {
        setLeaving(true)
        openGateway(pay.redirect_url)
        return
      }
      dropTopUpReturn()
      await reload()
      void navigate({ to: '/profile/subscription', search: { renewal: renewal.id }, replace: true })
    },
    // Prices, plans or the end of the subscription may have changed.
    onRefused: reload,
  })
  return { ...call, busy: call.busy || leaving }
}
