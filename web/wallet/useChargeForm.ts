import { useRouter } from '@tanstack/react-router'
import { type FormEvent, type RefObject, useEffect, useState } from 'react'
import type { Wallet } from '#shared/wallet/contract.ts'
import { type Answer, api } from '../base/api.ts'
import { useLocale } from '../base/text.ts'
import { useUnsavedWarning } from '../base/unsaved.ts'
import { useSending } from './useSending.ts'

type Charge = Answer<'POST wallet/charge'>

/** The charge that is being made: sent once; by card the reader goes to the gateway with it. */
export function useChargeForm(
  form: RefObject<HTMLFormElement | null>,
  methods: Wallet['methods'],
  onTransfer: (charge: Charge) => void,
) {
  const locale = useLocale()
  const leadTo = useLeadTo()
  const [amount, setAmount] = useState('')
  const [chosen, setMethod] = useState<Wallet['methods'][number]>('bank_transfer')
  const [charge, setCharge] = useState<Charge | null>(null)
  const sending = useSending<'amount'>({ form, fields })
  const method = methods.includes(chosen) ? chosen : methods[0]
  useUnsavedWarning(charge === null && amount.trim() !== '')
  // Once the question before leaving has been taken away.
  useEffect(() => {
    if (charge?.redirect_url) leadTo(charge.redirect_url)
  }, [charge, leadTo])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!method || sending.missing(amount.trim() === '' ? ['amount'] : [])) return
    const body = { amount, method }
    await sending.send(body, async (key) => {
      const made = await api('POST wallet/charge', { body }, { locale, key })
      setCharge(made)
      if (!made.redirect_url) onTransfer(made)
    })
  }
  return {
    amount,
    type: (typed: string) => {
      sending.forgive('amount')
      setAmount(typed)
    },
    method,
    setMethod,
    // On the way to the gateway nothing is sent again.
    sending: { ...sending, busy: sending.busy || charge !== null },
    submit,
  }
}

const fields = ['amount'] as const

/** To the gateway: our own page where it stands in for one, else the address that it gave. */
function useLeadTo() {
  const router = useRouter()
  const [lead] = useState(() => (address: string) => {
    const { origin, pathname, href } = new URL(address, window.location.href)
    if (origin === window.location.origin) void router.navigate({ href: pathname })
    else window.location.assign(href)
  })
  return lead
}
