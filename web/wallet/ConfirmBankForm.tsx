import { Send } from 'lucide-react'
import { useId, useRef } from 'react'
import { limits } from '#shared/base/limits.ts'
import { useLocale, useText } from '../base/text.ts'
import { Button } from '../base/ui/Button.tsx'
import { Field, TextBox } from '../base/ui/Field.tsx'
import { FormTrouble } from '../base/ui/FormTrouble.tsx'
import { AmountField } from './AmountField.tsx'
import { bankNames } from './banks.ts'
import { formText } from './formMessages.ts'
import { ReceiptField } from './ReceiptField.tsx'
import { type ConfirmBankProps, type TransferField, useConfirmForm } from './useConfirmForm.ts'

/** Tells of a bank transfer with its receipt: pending until somebody of the market has seen it (contract 2, confirm_bank/create). */
export function ConfirmBankForm(props: ConfirmBankProps) {
  const t = useText(formText)
  const locale = useLocale()
  const banksId = useId()
  const ref = useRef<HTMLFormElement>(null)
  const { typed, type, picture, choosePicture, today, sending, submit } = useConfirmForm(ref, props)
  const { errorsOf, busy } = sending
  const labels = wordsOf(t)
  const box = (name: Exclude<TransferField, 'receipt' | 'amount'>) => ({
    name,
    required: true,
    maxLength: limits.text.name,
    value: typed[name],
    onChange: (event: { target: { value: string } }) => type(name, event.target.value),
  })
  return (
    <form ref={ref} noValidate onSubmit={submit} aria-label={t.tellTransfer} className="flex flex-col gap-4">
      <div className="-mb-4 has-[p]:mb-0">
        <FormTrouble
          reason={sending.reason}
          fields={sending.wrong.map((name) => ({ name, label: labels[name] }))}
          onField={sending.goTo}
        />
      </div>
      <AmountField
        value={typed.amount}
        fixed={props.amount !== undefined}
        hint={props.amount === undefined ? undefined : t.exactly}
        errors={errorsOf('amount')}
        onType={(value) => type('amount', value)}
      />
      <Field label={labels.bank_name} errors={errorsOf('bank_name')}>
        {(control) => (
          <TextBox
            {...control}
            {...box('bank_name')}
            dir={directionOf(typed.bank_name)}
            list={banksId}
            autoComplete="off"
          />
        )}
      </Field>
      <datalist id={banksId}>
        {bankNames.map((bank) => (
          <option key={bank.en} value={bank[locale]} />
        ))}
      </datalist>
      <Field label={labels.account_holder} hint={t.holderHint} errors={errorsOf('account_holder')}>
        {(control) => (
          <TextBox
            {...control}
            {...box('account_holder')}
            dir={directionOf(typed.account_holder)}
            autoComplete="name"
          />
        )}
      </Field>
      <Field label={labels.transfer_reference} hint={t.referenceHint} errors={errorsOf('transfer_reference')}>
        {(control) => (
          <TextBox
            {...control}
            {...box('transfer_reference')}
            dir="ltr"
            autoComplete="off"
            autoCapitalize="characters"
          />
        )}
      </Field>
      <Field label={labels.transferred_at} errors={errorsOf('transferred_at')}>
        {(control) => <TextBox {...control} {...box('transferred_at')} type="date" max={today} dir="ltr" />}
      </Field>
      <ReceiptField picture={picture} onChoose={choosePicture} errors={errorsOf('receipt')} />
      <Button type="submit" size="main" icon={Send} busy={busy} wide>
        {busy ? t.sending : t.send}
      </Button>
    </form>
  )
}

/** An empty box of direction "auto" would be written from left to right. */
function directionOf(text: string): 'auto' | undefined {
  return text ? 'auto' : undefined
}

function wordsOf(
  t: {
    readonly [name in 'amount' | 'bankName' | 'holder' | 'reference' | 'date' | 'receipt']: string
  },
): Readonly<Record<TransferField, string>> {
  return {
    amount: t.amount,
    bank_name: t.bankName,
    account_holder: t.holder,
    transfer_reference: t.reference,
    transferred_at: t.date,
    receipt: t.receipt,
  }
}
