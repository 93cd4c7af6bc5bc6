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

/** The charge that is being made: sent once; by card the reader goes to the gateway with it. */
export function useChargeForm(methods: Wallet['methods'], onTransfer: (charge: Charge) => void) {
  const t = useText(formText)
  const router = useRouter()
  const [charged, setCharged] = useState(false)
  const first: Method = methods.includes('bank_transfer') ? 'bank_transfer' : (methods[0] ?? 'bank_transfer')
  /** To the gateway: our own page where it stands in for one, else the address that it gave. */
  const leadTo = (address: string) => {
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
      if (charge.redirect_url) leadTo(charge.redirect_url)
      else onTransfer(charge)
    },
  })
  // On the way to the gateway nothing is sent again.
  return { ...form, busy: form.busy || charged }
}
