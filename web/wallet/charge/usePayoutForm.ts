import { useState } from 'react'
import { halalasOf, readAmount, toRiyals } from '#shared/base/money.ts'
import { problemIn, sureValueIn, valueIn } from '#shared/base/text/digits.ts'
import { fieldMessage } from '#shared/base/text/fieldMessages.ts'
import type { Wallet } from '#shared/wallet/contract.ts'
import { printIban, saudiIban } from '#shared/wallet/rules.ts'
import { api, type Sent } from '../../app/calls/api.ts'
import { missingIn } from '../../app/calls/formState.ts'
import { useAction } from '../../app/calls/useCall.ts'
import { useForm } from '../../app/calls/useForm.ts'
import { moneyText } from '../../app/texts/isolate.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { proofText } from '../../auth/messages.ts'
import type { Proof } from '../../auth/ProofField.tsx'
import { useSession } from '../../auth/session.ts'
import { useReloadWallet } from '../overview/useWallet.ts'
import { bankOf } from './banks.ts'
import { formText } from './messages.ts'

type Typed = Readonly<Record<'amount' | 'iban' | 'account_holder', string>> & {
  /** True for the account of the latest payout. */
  readonly known: boolean
}

/**
 * The form state of a payout. Shows an amount that is too high while the user types it, and a wrong IBAN
 * once the user leaves the field.
 */
export function usePayoutForm(wallet: Wallet, onDone: () => void) {
  const t = useText(formText)
  const locale = useLocale()
  const reloadWallet = useReloadWallet()
  const { profile } = useSession()
  // Null until the server requires a proof of identity.
  const [proof, setProof] = useState<string | null>(null)
  const proofName: Proof = profile?.second_factor === 'on' ? 'otp' : 'password'
  const [ibanLeft, setIbanLeft] = useState(false)
  const run = async (body: Sent<'POST wallet/payout'>['body'], key: string) => {
    if (proof) {
      await api('POST login/confirm', { body: { [proofName]: proof } }, { locale })
      // A code is valid only once, so the field is emptied.
      setProof(null)
    }
    return api('POST wallet/payout', { body }, { locale, key })
  }
  const call = useAction(run, {
    unsure: t.notSent,
    done: t.asked,
    onRefused: ({ code }) => {
      if (code === 'reauthentication_required') setProof((current) => current ?? '')
    },
  })
  const tooMuch = useTooMuch(wallet)
  const known = wallet.payouts[0] ?? null
  const form = useForm(call, {
    start: (): Typed => ({
      amount: '',
      iban: '',
      account_holder: profile ? `${profile.f_name} ${profile.l_name}` : '',
      known: known !== null,
    }),
    labels: {
      amount: t.amount,
      payout_id: t.account,
      iban: t.iban,
      account_holder: t.holder,
      ...useText(proofText),
    },
    wire: { known: ['payout_id', 'iban', 'account_holder'] },
    problems: (typed) => ({
      ...(typed.known
        ? {}
        : {
            iban: saudiIban(typed.iban) ? undefined : { code: 'iban' as const },
            ...missingIn(typed, ['iban', 'account_holder']),
          }),
      amount: problemIn(readAmount(typed.amount)) ?? tooMuch(typed.amount),
      [proofName]: proof === '' ? { code: 'required' } : undefined,
    }),
    sent: ({ amount, iban, account_holder, ...typed }) => ({
      amount: toRiyals(sureValueIn(readAmount(amount))),
      ...(typed.known && known ? { payout_id: known.id } : { iban, account_holder }),
    }),
    place: ({ code, message }) => {
      if (code === 'reauthentication_required') return { [proofName]: message }
      return code === 'insufficient_funds' ? { amount: message } : undefined
    },
    summary: t.wrongFields,
    unsaved: true,
    onSent: () => {
      void reloadWallet()
      onDone()
    },
  })
  const { typed, type } = form
  const iban = saudiIban(typed.iban)
  const liveErrors: Readonly<Record<string, string | undefined>> = {
    amount: tooMuch(typed.amount),
    iban: ibanLeft && typed.iban.trim() !== '' && !iban ? fieldMessage({ code: 'iban' }, locale) : undefined,
  }
  return {
    ...form,
    known,
    submit: (event?: Parameters<typeof form.submit>[0]) => {
      setIbanLeft(true)
      return form.submit(event)
    },
    type: (change: Partial<Typed>) => {
      if (change.iban !== undefined) setIbanLeft(false)
      type(change)
    },
    iban: {
      success: iban ? (bankOf(iban)?.[locale] ?? t.ibanRight) : undefined,
      /** Formats a valid IBAN in groups. */
      leave: () => {
        setIbanLeft(true)
        if (iban) type({ iban: printIban(iban) })
      },
    },
    proof: {
      name: proofName,
      value: proof,
      type: (value: string) => {
        form.clearErrors([proofName])
        setProof(value)
      },
    },
    errorsOf: (name: Exclude<keyof Typed, 'known'> | 'payout_id' | Proof) =>
      form.errorsOf(name) ?? (liveErrors[name] ? [liveErrors[name]] : undefined),
  }
}

export type PayoutState = ReturnType<typeof usePayoutForm>

/** Returns the error of an amount that exceeds the available balance. */
function useTooMuch({ available, held }: Wallet): (typed: string) => string | undefined {
  const t = useText(formText)
  const locale = useLocale()
  const free = halalasOf(available)
  const money = moneyText(free, locale)
  return (typed) => {
    const amount = valueIn(readAmount(typed))
    if (amount === undefined || amount <= free) return undefined
    return held > 0 ? t.tooMuchHeld(money) : t.tooMuch(money)
  }
}
