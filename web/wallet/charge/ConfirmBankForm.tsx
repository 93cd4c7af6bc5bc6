import { ImageUp, Send, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { riyadhDay } from '#shared/base/dates.ts'
import { limits } from '#shared/base/limits.ts'
import { halalasOf, printAmount, readAmount, toRiyals } from '#shared/base/money.ts'
import { problemIn, sureValueIn } from '#shared/base/text/digits.ts'
import type { Confirmation } from '#shared/wallet/contract.ts'
import { missingIn } from '../../app/calls/formState.ts'
import { useCall } from '../../app/calls/useCall.ts'
import { useForm } from '../../app/calls/useForm.ts'
import { type Picture, paperSide, usePicture } from '../../app/calls/usePicture.ts'
import { serverNow } from '../../app/live/serverClock.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { useSession } from '../../auth/session.ts'
import { Button } from '../../ui/Button.tsx'
import { AmountField } from '../../ui/form/AmountField.tsx'
import { DateField } from '../../ui/form/DateField.tsx'
import { Field, TextBox } from '../../ui/form/Field.tsx'
import { FormTrouble } from '../../ui/form/FormTrouble.tsx'
import { PictureBox } from '../../ui/PictureBox.tsx'
import { Name } from '../../ui/values/Isolate.tsx'
import { plainAmount } from '../../ui/values/Money.tsx'
import { bankNames } from './banks.ts'
import { formText } from './messages.ts'

/**
 * Reports a bank transfer with its receipt; the transfer is pending until staff confirm it (contract 2,
 * confirm_bank/create).
 */
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
      <DateField
        label={t.date}
        name="transferred_at"
        required
        max={today}
        errors={errorsOf('transferred_at')}
        value={typed.transferred_at}
        onChange={(transferred_at) => type({ transferred_at })}
      />
      <ReceiptField picture={picture} errors={errorsOf('receipt')} />
      <Button type="submit" size="main" icon={Send} busy={busy} wide>
        {busy ? t.sending : t.send}
      </Button>
    </form>
  )
}

/** The direction of a text box; undefined for an empty box, because "auto" would make it left-to-right. */
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
              <span className="block text-meta wrap-anywhere text-quiet">
                <Name>{picture.file.name}</Name>
              </span>
            )}
          </span>
        </PictureBox>
      )}
    </Field>
  )
}

type ConfirmBankProps = {
  /** The id of the order that the transfer pays; if absent, the transfer tops up the wallet. */
  readonly orderId?: number | undefined
  /** The amount due in SAR, which cannot be edited. */
  readonly amount?: number | undefined
  /** The initial amount in SAR, which can be edited. */
  readonly suggested?: number | undefined
  readonly onDone: (confirmation: Confirmation) => void
}

type Typed = Record<Exclude<TransferField, 'receipt'>, string> & { readonly receipt: File | null }
type TransferField =
  | 'amount'
  | 'bank_name'
  | 'account_holder'
  | 'transfer_reference'
  | 'transferred_at'
  | 'receipt'

/** The form state of a transfer report. */
function useConfirmForm({ orderId, amount, suggested, onDone }: ConfirmBankProps) {
  const t = useText(formText)
  const { profile } = useSession()
  const [today] = useState(() => riyadhDay(new Date(serverNow())))
  const form = useForm(useCall('POST confirm_bank/create', { unsure: t.notSent }), {
    start: (): Typed => ({
      amount: amount === undefined ? firstAmount(suggested) : plainAmount(amount),
      bank_name: '',
      account_holder: profile ? `${profile.f_name} ${profile.l_name}` : '',
      transfer_reference: '',
      transferred_at: today,
      receipt: null,
    }),
    labels: {
      amount: t.amount,
      bank_name: t.bankName,
      account_holder: t.holder,
      transfer_reference: t.reference,
      transferred_at: t.date,
      receipt: t.receipt,
    },
    problems: ({ receipt, ...texts }) => ({
      ...missingIn(texts, ['bank_name', 'account_holder', 'transfer_reference', 'transferred_at']),
      amount: problemIn(readAmount(texts.amount)),
      receipt: receipt ? undefined : { code: 'required' },
    }),
    sent: ({ receipt, ...texts }) => ({
      body: {
        ...texts,
        amount: toRiyals(sureValueIn(readAmount(texts.amount))),
        ...(orderId === undefined ? {} : { order_id: orderId }),
        receipt: receipt as File,
      },
    }),
    picture: 'receipt',
    place: ({ code, message }) => (code === 'already_exists' ? { transfer_reference: message } : undefined),
    summary: t.wrongFields,
    unsaved: true,
    onSent: onDone,
  })
  const picture = usePicture(form.typed.receipt, (receipt) => form.type({ receipt }), paperSide)
  return { ...form, picture, today }
}

function firstAmount(riyals: number | undefined): string {
  return riyals === undefined ? '' : printAmount(halalasOf(riyals))
}
