import { Info } from 'lucide-react'
import { limits } from '#shared/base/limits.ts'
import { halalasOf, printAmount, printMoney } from '#shared/base/money.ts'
import type { Wallet } from '#shared/wallet/contract.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { ProofField } from '../../auth/ProofField.tsx'
import { Button } from '../../ui/Button.tsx'
import { AmountField } from '../../ui/form/AmountField.tsx'
import { Field, TextBox } from '../../ui/form/Field.tsx'
import { FormTrouble } from '../../ui/form/FormTrouble.tsx'
import { formText } from './messages.ts'
import { usePayoutForm } from './usePayoutForm.ts'

/** Payout to a bank account: amount, account and the next steps (contract 2, wallet/payout). */
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
  const { ref, typed, type, iban, proof, errorsOf, busy } = form
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
          <dd className="font-bold">{printMoney(available, locale)}</dd>
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
              onChange={(event) => type({ iban: event.target.value })}
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
        {proof.value !== null && (
          <ProofField
            proof={proof.name}
            name={proof.name}
            hint={t.proofHint}
            errors={errorsOf(proof.name)}
            value={proof.value}
            onChange={({ target }) => proof.type(target.value)}
          />
        )}
        <div className="flex gap-3 rounded-card bg-tint p-4 text-dense">
          <Info aria-hidden size={20} className="mt-0.5 shrink-0 text-primary" />
          <p>
            <span className="block font-bold text-primary">{t.payoutNext}</span>
            {t.payoutNextBody}
          </p>
        </div>
      </div>
      <div className="sticky bottom-0 flex gap-3 border-t border-hairline bg-card p-4">
        <Button kind="outlined" size="main" onClick={onCancel}>
          {t.cancel}
        </Button>
        <Button type="submit" size="main" busy={busy} className="grow">
          {busy ? t.sending : t.withdraw}
        </Button>
      </div>
    </form>
  )
}
