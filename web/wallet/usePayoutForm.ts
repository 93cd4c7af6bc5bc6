import { type FormEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { typedNumber } from '#shared/base/digits.ts'
import { fieldMessage } from '#shared/base/errors.ts'
import { fromRiyals, printMoney } from '#shared/base/money.ts'
import type { Wallet } from '#shared/wallet/contract.ts'
import { printIban, saudiIban } from '#shared/wallet/rules.ts'
import { useSession } from '../auth/session.ts'
import { api } from '../base/api.ts'
import { useLocale, useText } from '../base/text.ts'
import { showToast } from '../base/ui/toasts.ts'
import { useUnsavedWarning } from '../base/unsaved.ts'
import { bankOf } from './banks.ts'
import { formText } from './formMessages.ts'
import { useSending } from './useSending.ts'
import { useWalletMoved } from './useWallet.ts'
import { apart } from './when.ts'

const fields = ['amount', 'iban', 'account_holder'] as const
type PayoutField = (typeof fields)[number]

/** The payout that is being asked for; too much and a wrong account are told while they are typed. */
export function usePayoutForm(
  form: RefObject<HTMLFormElement | null>,
  wallet: Wallet,
  { onUnsaved, onDone }: { readonly onUnsaved: (unsaved: boolean) => void; readonly onDone: () => void },
) {
  const t = useText(formText)
  const locale = useLocale()
  const moved = useWalletMoved()
  const { profile } = useSession()
  const [holder] = useState(profile ? `${profile.f_name} ${profile.l_name}` : '')
  const [typed, setTyped] = useState<Record<PayoutField, string>>({
    amount: '',
    iban: '',
    account_holder: holder,
  })
  const [ibanLeft, setIbanLeft] = useState(false)
  const [sent, setSent] = useState(false)
  const tooMuch = useTooMuch(typed.amount, wallet)
  const sending = useSending<PayoutField>({
    form,
    fields,
    fieldOf: ({ code, message }) => (code === 'insufficient_funds' ? { amount: message } : undefined),
  })
  const unsaved = !sent && (typed.amount !== '' || typed.iban !== '' || typed.account_holder !== holder)
  useUnsavedWarning(unsaved)
  const tellUnsaved = useEffectEvent(onUnsaved)
  const tellDone = useEffectEvent(onDone)
  useEffect(() => tellUnsaved(unsaved), [unsaved])
  useEffect(() => {
    if (sent) tellDone()
  }, [sent])

  const iban = saudiIban(typed.iban)
  const wrongIban = ibanLeft && typed.iban.trim() !== '' && !iban
  const told = {
    amount: tooMuch,
    iban: wrongIban ? fieldMessage({ code: 'iban' }, locale) : undefined,
    account_holder: undefined,
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setIbanLeft(true)
    if (sending.missing(fields.filter((name) => typed[name].trim() === ''))) return
    if (sending.refused({ amount: tooMuch, iban: iban ? undefined : fieldMessage({ code: 'iban' }, locale) }))
      return
    await sending.send(typed, async (key) => {
      await api('POST wallet/payout', { body: typed }, { locale, key })
      showToast('success', t.asked)
      setSent(true)
      void moved()
    })
  }
  return {
    typed,
    type: (name: PayoutField, value: string) => {
      sending.forgive(name)
      if (name === 'iban') setIbanLeft(false)
      setTyped((before) => ({ ...before, [name]: value }))
    },
    iban: {
      success: iban ? (bankOf(iban)?.[locale] ?? t.ibanRight) : undefined,
      /** Printed in groups once it is right. */
      leave: () => {
        setIbanLeft(true)
        if (iban) setTyped((before) => ({ ...before, iban: printIban(iban) }))
      },
    },
    errorsOf: (name: PayoutField) => sending.errorsOf(name) ?? (told[name] ? [told[name]] : undefined),
    sending,
    submit,
  }
}

/** Why the amount cannot be had, while it is typed. */
function useTooMuch(amount: string, { available, held }: Wallet): string | undefined {
  const t = useText(formText)
  const locale = useLocale()
  const free = fromRiyals(available)
  if ((typedNumber(amount) ?? 0) <= available || free === undefined) return undefined
  const money = apart(printMoney(free, locale))
  return held > 0 ? t.tooMuchHeld(money) : t.tooMuch(money)
}
