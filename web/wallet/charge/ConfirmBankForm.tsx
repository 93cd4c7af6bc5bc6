import { ImageUp, Send, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { limits } from '#shared/base/limits.ts'
import type { Picture } from '../../app/calls/usePicture.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { AmountField } from '../../ui/form/AmountField.tsx'
import { Field, TextBox } from '../../ui/form/Field.tsx'
import { FormTrouble } from '../../ui/form/FormTrouble.tsx'
import { PictureBox } from '../../ui/PictureBox.tsx'
import { Name } from '../../ui/values/Isolate.tsx'
import { bankNames } from './banks.ts'
import { formText } from './messages.ts'
import { type ConfirmBankProps, type TransferField, useConfirmForm } from './useConfirmForm.ts'

/** Reports a bank transfer with its receipt; pending until staff confirm it (contract 2, confirm_bank/create). */
export function ConfirmBankForm(props: ConfirmBankProps) {
  const t = useText(formText)
  const locale = useLocale()
  const banksId = useId()
  const form = useConfirmForm(props)
  const { ref, typed, type, picture, today, errorsOf, busy, submit } = form
  const box = (name: Exclude<TransferField, 'receipt' | 'amount'>) => ({
    name,
    required: true,
    maxLength: limits.text.name,
    value: typed[name],
    onChange: (event: { target: { value: string } }) => type({ [name]: event.target.value }),
  })
  return (
    <form
      ref={ref}
      noValidate
      onSubmit={submit}
      aria-label={t.reportTransfer}
      className="flex flex-col gap-4"
    >
      <div className="-mb-4 has-[p]:mb-0">
        <FormTrouble reason={form.reason} fields={form.wrong} onField={form.goTo} />
      </div>
      <AmountField
        label={t.amount}
        name="amount"
        required
        size="large"
        value={typed.amount}
        fixed={props.amount !== undefined}
        hint={props.amount === undefined ? undefined : t.exactly}
        errors={errorsOf('amount')}
        onChange={(value) => type({ amount: value })}
      />
      <Field label={t.bankName} errors={errorsOf('bank_name')}>
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
      <Field label={t.holder} hint={t.holderHint} errors={errorsOf('account_holder')}>
        {(control) => (
          <TextBox
            {...control}
            {...box('account_holder')}
            dir={directionOf(typed.account_holder)}
            autoComplete="name"
          />
        )}
      </Field>
      <Field label={t.reference} hint={t.referenceHint} errors={errorsOf('transfer_reference')}>
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
      <Field label={t.date} errors={errorsOf('transferred_at')}>
        {(control) => <TextBox {...control} {...box('transferred_at')} type="date" max={today} dir="ltr" />}
      </Field>
      <ReceiptField picture={picture} errors={errorsOf('receipt')} />
      <Button type="submit" size="main" icon={Send} busy={busy} wide>
        {busy ? t.sending : t.send}
      </Button>
    </form>
  )
}

/** Undefined for an empty box, because "auto" would make it left to right. */
function directionOf(text: string): 'auto' | undefined {
  return text ? 'auto' : undefined
}

/** File input with a preview for the picture of the bank's receipt. */
function ReceiptField({
  picture,
  errors = [],
}: {
  readonly picture: Picture
  readonly errors?: readonly string[] | undefined
}) {
  const t = useText(formText)
  const remove = (
    <Button kind="outlined" icon={Trash2} className="relative" onClick={() => picture.choose(null)}>
      {t.removeReceipt}
    </Button>
  )
  return (
    <Field label={t.receipt} hint={t.receiptHint} errors={errors}>
      {(control) => (
        <PictureBox {...control} name="receipt" onChoose={picture.choose} action={picture.file && remove}>
          {picture.preview ? (
            <img
              src={picture.preview}
              alt={t.receiptPreview}
              width={96}
              height={128}
              className="h-32 w-24 rounded-control bg-ground object-contain"
            />
          ) : (
            <ImageUp aria-hidden size={28} className="shrink-0 text-primary" />
          )}
          <span aria-hidden="true" className="min-w-32 grow basis-32">
            <span className="block text-dense font-bold text-primary">
              {picture.file ? t.changeReceipt : t.addReceipt}
            </span>
            {picture.file && (
              <span className="block text-meta break-all text-quiet">
                <Name>{picture.file.name}</Name>
              </span>
            )}
          </span>
        </PictureBox>
      )}
    </Field>
  )
}
