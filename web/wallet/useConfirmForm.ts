import { type FormEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { riyadhDay } from '#shared/base/dates.ts'
import type { Confirmation } from '#shared/wallet/contract.ts'
import { useSession } from '../auth/session.ts'
import { api } from '../base/api.ts'
import { serverNow } from '../base/serverClock.ts'
import { useLocale } from '../base/text.ts'
import { useUnsavedWarning } from '../base/unsaved.ts'
import { usePicture } from '../base/usePicture.ts'
import { printAmount } from './AmountField.tsx'
import { pictureProblem, useSending } from './useSending.ts'

export type ConfirmBankProps = {
  /** The order that the transfer pays; without one it fills the wallet. */
  readonly orderId?: number | undefined
  /** What is due, in SAR: shown, and not to be changed. */
  readonly amount?: number | undefined
  /** What is written in the box at first, in SAR; it may be changed. */
  readonly suggested?: number | undefined
  readonly onDone: (confirmation: Confirmation) => void
  /** Whether something is written that was not sent; for a sheet that may be closed over it. */
  readonly onUnsaved?: (unsaved: boolean) => void
}

/** As they stand in the form. */
const fields = [
  ...(['amount', 'bank_name', 'account_holder', 'transfer_reference', 'transferred_at'] as const),
  'receipt',
] as const
export type TransferField = (typeof fields)[number]
type Typed = Record<Exclude<TransferField, 'receipt'>, string>

/** What is told of a transfer, sending it once, and what came of it. */
export function useConfirmForm(form: RefObject<HTMLFormElement | null>, props: ConfirmBankProps) {
  const { orderId, amount, suggested, onDone, onUnsaved } = props
  const locale = useLocale()
  const { profile } = useSession()
  const [today] = useState(() => riyadhDay(new Date(serverNow())))
  const [first] = useState<Typed>(() => ({
    amount: firstAmount(amount ?? suggested),
    bank_name: '',
    account_holder: profile ? `${profile.f_name} ${profile.l_name}` : '',
    transfer_reference: '',
    transferred_at: today,
  }))
  const [typed, setTyped] = useState(first)
  const picture = usePicture()
  const [sent, setSent] = useState<Confirmation | null>(null)
  const sending = useSending<TransferField>({
    form,
    fields,
    fieldOf: (refusal, locale) => {
      if (refusal.code === 'already_exists') return { transfer_reference: refusal.message }
      const receipt = pictureProblem(refusal, locale)
      return receipt ? { receipt } : undefined
    },
  })
  const unsaved = !sent && (typedKeys.some((name) => typed[name] !== first[name]) || picture.file !== null)
  useUnsavedWarning(unsaved)
  const tellUnsaved = useEffectEvent((now: boolean) => onUnsaved?.(now))
  const tellDone = useEffectEvent((confirmation: Confirmation) => onDone(confirmation))
  useEffect(() => tellUnsaved(unsaved), [unsaved])
  // Told once the question before leaving has been taken away.
  useEffect(() => {
    if (sent) tellDone(sent)
  }, [sent])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const { file } = picture
    const blank: TransferField[] = typedKeys.filter((name) => typed[name].trim() === '')
    if (sending.missing(file ? blank : [...blank, 'receipt']) || !file) return
    const body = { ...typed, ...(orderId === undefined ? {} : { order_id: orderId }), receipt: file }
    await sending.send(body, async (key) => {
      setSent(await api('POST confirm_bank/create', { body }, { locale, key }))
    })
  }
  return {
    typed,
    type: (name: keyof Typed, value: string) => {
      sending.forgive(name)
      setTyped((before) => ({ ...before, [name]: value }))
    },
    picture,
    choosePicture: (file: File | null) => {
      sending.forgive('receipt')
      picture.choose(file)
    },
    today,
    sending,
    submit,
  }
}

const typedKeys = fields.filter((name) => name !== 'receipt')

function firstAmount(riyals: number | undefined): string {
  return riyals === undefined ? '' : printAmount(riyals)
}
