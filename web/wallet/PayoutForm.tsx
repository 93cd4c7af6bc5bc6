import { Info } from 'lucide-react'
import { useRef } from 'react'
import { limits } from '#shared/base/limits.ts'
import { fromRiyals, printMoney } from '#shared/base/money.ts'
import type { Wallet } from '#shared/wallet/contract.ts'
import { useLocale, useText } from '../base/text.ts'
import { Button } from '../base/ui/Button.tsx'
import { Field, TextBox } from '../base/ui/Field.tsx'
import { FormTrouble } from '../base/ui/FormTrouble.tsx'
import { AmountField, printAmount } from './AmountField.tsx'
import { formText } from './formMessages.ts'
import { usePayoutForm } from './usePayoutForm.ts'

/** Money to a bank account: how much of what is available, to which account, and what happens then (contract 2, wallet/payout). */
export function PayoutForm({
  wallet,
  onUnsaved,
  onCancel,
  onDone,
}: {
  readonly wallet: Wallet
  readonly onUnsaved: (unsaved: boolean) => void
  readonly onCancel: () => void
  readonly onDone: () => void
}) {
  const t = useText(formText)
  const locale = useLocale()
  const ref = useRef<HTMLFormElement>(null)
  const form = usePayoutForm(ref, wallet, { onUnsaved, onDone })
  const { typed, type, iban, errorsOf, sending } = form
  const available = fromRiyals(wallet.available)
  const labels = { amount: t.amount, iban: t.iban, account_holder: t.holder }
  return (
    <form ref={ref} noValidate onSubmit={form.submit} aria-label={t.payout} className="flex flex-col">
      <div className="flex flex-col gap-4 p-4 md:p-5">
        <dl className="flex min-h-12 items-center justify-between gap-4 rounded-control bg-ground px-3 text-dense">
          <dt className="text-quiet">{t.availableNow}</dt>
          <dd className="font-bold">{available !== undefined && printMoney(available, locale)}</dd>
        </dl>
        <div className="-mb-4 has-[p]:mb-0">
          <FormTrouble
            reason={sending.reason}
            fields={sending.wrong.map((name) => ({ name, label: labels[name] }))}
            onField={sending.goTo}
          />
        </div>
        <div className="flex flex-col items-start gap-2 *:first:w-full">
          <AmountField
            value={typed.amount}
            onType={(amount) => type('amount', amount)}
            errors={errorsOf('amount')}
          />
          <Button kind="outlined" onClick={() => type('amount', printAmount(wallet.available))}>
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
              onChange={(event) => type('iban', event.target.value)}
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
              onChange={(event) => type('account_holder', event.target.value)}
            />
          )}
        </Field>
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
        <Button type="submit" size="main" busy={sending.busy} className="grow">
          {sending.busy ? t.sending : t.withdraw}
        </Button>
      </div>
    </form>
  )
}
