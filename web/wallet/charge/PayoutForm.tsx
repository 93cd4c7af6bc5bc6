import { Info, Landmark, Plus } from 'lucide-react'
import { limits } from '#shared/base/limits.ts'
import { halalasOf, printAmount } from '#shared/base/money.ts'
import type { Payout, Wallet } from '#shared/wallet/contract.ts'
import { groupIban } from '#shared/wallet/rules.ts'
import { isolated, moneyText } from '../../app/texts/isolate.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { ProofField } from '../../auth/ProofField.tsx'
import { Button } from '../../ui/Button.tsx'
import { AmountField } from '../../ui/form/AmountField.tsx'
import { ChoiceCard, ChoiceErrors } from '../../ui/form/ChoiceCard.tsx'
import { Field, TextBox } from '../../ui/form/Field.tsx'
import { FormFoot } from '../../ui/form/FormFoot.tsx'
import { FormTrouble } from '../../ui/form/FormTrouble.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { formText } from './messages.ts'
import { type PayoutState, usePayoutForm } from './usePayoutForm.ts'

/** Payout to a bank account: the amount, the account and the next steps (contract 2, wallet/payout). */
export function PayoutForm({
  wallet,
  onCancel,
  onDone,
}: {
  readonly wallet: Wallet
  readonly onCancel: () => void
  readonly onDone: () => void
}) {
  const t = useText(formText)
  const locale = useLocale()
  const form = usePayoutForm(wallet, onDone)
  const { ref, typed, type, proof, errorsOf, busy } = form
  const available = halalasOf(wallet.available)
  return (
    <form
      ref={ref}
      noValidate
      onSubmit={form.submit}
      aria-label={t.payout}
      className="flex flex-col [&_input]:scroll-mb-36"
    >
      <div className="flex flex-col gap-4 p-4 md:p-5">
        <dl className="flex min-h-12 items-center justify-between gap-4 rounded-control bg-ground px-3 text-dense">
          <dt className="text-quiet">{t.availableNow}</dt>
          <dd className="font-bold">{moneyText(available, locale)}</dd>
        </dl>
        <div className="-mb-4 has-[p]:mb-0">
          <FormTrouble reason={form.reason} fields={form.wrong} onField={form.goTo} />
        </div>
        <div className="flex flex-col items-start gap-2 *:first:w-full">
          <AmountField
            label={t.amount}
            name="amount"
            required
            size="large"
            value={typed.amount}
            onChange={(amount) => type({ amount })}
            errors={errorsOf('amount')}
          />
          <Button kind="outlined" onClick={() => type({ amount: printAmount(available) })}>
            {t.allOfIt}
          </Button>
        </div>
        {form.known && (
          <KnownAccount
            account={form.known}
            chosen={typed.known}
            onChoose={(known) => type({ known })}
            errors={errorsOf('payout_id')}
          />
        )}
        {!typed.known && <NewAccount form={form} />}
        {proof.value !== null && (
          <ProofField
            proof={proof.name}
            name={proof.name}
            hint={t.proofHint}
            errors={errorsOf(proof.name)}
            value={proof.value}
            onChange={proof.type}
          />
        )}
        <Notice tone="tint" icon={Info} title={t.payoutNext} corners="rounded-card">
          <p>{t.payoutNextBody}</p>
        </Notice>
      </div>
      <FormFoot cancel={t.cancel} submit={busy ? t.sending : t.withdraw} busy={busy} onCancel={onCancel} />
    </form>
  )
}

/** The account of the latest payout, and the choice to enter another account. */
function KnownAccount({
  account,
  chosen,
  errors,
  onChoose,
}: {
  readonly account: Payout
  readonly chosen: boolean
  readonly errors: readonly string[] | undefined
  readonly onChoose: (known: boolean) => void
}) {
  const t = useText(formText)
  return (
    <div role="radiogroup" aria-label={t.account} className="flex flex-col gap-2">
      <ChoiceCard
        name="payout_id"
        value="known"
        icon={Landmark}
        title={account.account_holder}
        body={isolated(account.iban)}
        chosen={chosen}
        onChoose={() => onChoose(true)}
      />
      <ChoiceCard
        name="payout_id"
        value="new"
        icon={Plus}
        title={t.otherAccount}
        body={t.ibanHint}
        chosen={!chosen}
        onChoose={() => onChoose(false)}
      />
      <ChoiceErrors errors={errors} />
    </div>
  )
}

function NewAccount({ form: { typed, type, iban, errorsOf } }: { readonly form: PayoutState }) {
  const t = useText(formText)
  return (
    <>
      <Field label={t.iban} hint={t.ibanHint} success={iban.success} errors={errorsOf('iban')}>
        {(control) => (
          <TextBox
            {...control}
            name="iban"
            required
            dir="ltr"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            value={typed.iban}
            onChange={({ target: { value, selectionStart } }) =>
              // Grouping would move the cursor, so the text is grouped only while the cursor is at its end.
              type({ iban: selectionStart === value.length ? groupIban(value) : value })
            }
            onBlur={iban.leave}
          />
        )}
      </Field>
      <Field label={t.holder} errors={errorsOf('account_holder')}>
        {(control) => (
          <TextBox
            {...control}
            name="account_holder"
            required
            dir="auto"
            autoComplete="name"
            maxLength={limits.text.name}
            value={typed.account_holder}
            onChange={(event) => type({ account_holder: event.target.value })}
          />
        )}
      </Field>
    </>
  )
}
