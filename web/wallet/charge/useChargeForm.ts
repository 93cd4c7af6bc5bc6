import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { readAmount, toRiyals } from '#shared/base/money.ts'
import { problemIn, sureValueIn } from '#shared/base/text/digits.ts'
import type { Wallet } from '#shared/wallet/contract.ts'
import type { Answer } from '../../app/calls/api.ts'
import { useCall } from '../../app/calls/useCall.ts'
import { useForm } from '../../app/calls/useForm.ts'
import { useText } from '../../app/texts/text.ts'
import { formText } from './messages.ts'

type Charge = Answer<'POST wallet/charge'>
type Method = Wallet['methods'][number]

/** The form state of a top-up. A charge by card redirects to the gateway. */
export function useChargeForm(methods: Wallet['methods'], onTransfer: (charge: Charge) => void) {
  const t = useText(formText)
  const router = useRouter()
  const [charged, setCharged] = useState(false)
  const first: Method = methods.includes('bank_transfer') ? 'bank_transfer' : (methods[0] ?? 'bank_transfer')
  /** Opens the sandbox page of this site, or the gateway's address. */
  const openGateway = (address: string) => {
    const { origin, pathname, href } = new URL(address, window.location.href)
    if (origin === window.location.origin) void router.navigate({ href: pathname })
    else window.location.assign(href)
  }
  const form = useForm(useCall('POST wallet/charge', { unsure: t.notSent }), {
    start: { amount: '', method: first },
    labels: { amount: t.amount },
    problems: ({ amount }) => ({ amount: problemIn(readAmount(amount)) }),
    sent: ({ amount, method }) => ({ body: { amount: toRiyals(sureValueIn(readAmount(amount))), method } }),
    unsaved: ({ amount }) => amount.trim() !== '',
    onSent: (charge) => {
      setCharged(true)
      if (charge.redirect_url) openGateway(charge.redirect_url)
      else onTransfer(charge)
    },
  })
  // Stays busy during the redirect, so that nothing is sent again.
  return { ...form, busy: form.busy || charged }
}
