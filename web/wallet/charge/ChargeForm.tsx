import { CreditCard, Landmark } from 'lucide-react'
import { useState } from 'react'
import { halalasOf, printAmount, readAmount, toRiyals } from '#shared/base/money.ts'
import { problemIn, sureValueIn, valueIn } from '#shared/base/text/digits.ts'
import type { Wallet } from '#shared/wallet/contract.ts'
import type { Answer } from '../../app/calls/api.ts'
import { useCall } from '../../app/calls/useCall.ts'
import { useForm } from '../../app/calls/useForm.ts'
import { useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { AmountField } from '../../ui/form/AmountField.tsx'
import { ChoiceCard } from '../../ui/form/ChoiceCard.tsx'
import { FormTrouble } from '../../ui/form/FormTrouble.tsx'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { useOpenGateway } from '../card/useOpenGateway.ts'
import { formText } from './messages.ts'

/**
 * The initial values of a top-up, in SAR. For a payment that needs the money now, the method is a card, because only a card
 * adds money at once; after a declined card, it is a transfer.
 */
export interface SuggestedCharge {
  readonly amount: number
  readonly method: Wallet['methods'][number]
}

/** Amount and method of a top-up: by card through the gateway, or by bank transfer (contract 2, wallet/charge). */
export function ChargeForm({
  methods,
  suggested,
  onTransfer,
  onTransferred,
}: {
  readonly methods: Wallet['methods']
  readonly suggested: SuggestedCharge | undefined
  readonly onTransfer: (charge: Answer<'POST wallet/charge'>) => void
  /** Called if the user says that the money is already transferred. */
  readonly onTransferred: () => void
}) {
  const t = useText(formText)
  const { ref, typed, type, errorsOf, reason, busy, submit } = useChargeForm(methods, suggested, onTransfer)
  const { amount, method } = typed
  const card = (name: Wallet['methods'][number], icon: typeof Landmark, title: string, body: string) => {
    const off = !methods.includes(name)
    return (
      <ChoiceCard
        name="method"
        value={name}
        icon={icon}
        title={title}
        body={off ? t.notOffered : body}
        off={off}
        chosen={method === name}
        onChoose={() => type({ method: name })}
      />
    )
  }
  return (
    <form
      ref={ref}
      noValidate
      onSubmit={submit}
      aria-label={t.charge}
      className="flex flex-col [&_input]:scroll-mb-36"
    >
      <div className="flex flex-col gap-5 p-4 md:p-5">
        <div className="-mb-5 has-[p]:mb-0">
          <FormTrouble reason={reason} />
        </div>
        <div className="flex flex-col gap-2">
          <AmountField
            label={t.amount}
            name="amount"
            required
            size="large"
            value={amount}
            onChange={(value) => type({ amount: value })}
            errors={errorsOf('amount')}
          />
          <QuickAmounts amount={amount} onChoose={(value) => type({ amount: value })} />
        </div>
        <fieldset className="flex flex-col gap-2">
          <legend className="mb-2 text-dense font-bold">{t.method}</legend>
          {card('bank_transfer', Landmark, t.transfer, t.transferBody)}
          {card('card', CreditCard, t.card, t.cardBody)}
        </fieldset>
        {methods.includes('bank_transfer') && (
          <button
            type="button"
            onClick={onTransferred}
            className="touch self-start text-dense font-bold text-primary hover:underline"
          >
            {t.transferred}
          </button>
        )}
      </div>
      <div className="sticky bottom-0 border-t border-hairline bg-card p-4">
        <Button
          type="submit"
          size="main"
          wide
          busy={busy}
          refusedBecause={methods.length === 0 ? t.noneOffered : null}
        >
          {busy ? t.sending : method === 'card' ? t.toCard : t.next}
        </Button>
      </div>
    </form>
  )
}

function QuickAmounts({
  amount,
  onChoose,
}: {
  readonly amount: string
  readonly onChoose: (amount: string) => void
}) {
  const t = useText(formText)
  const typed = valueIn(readAmount(amount))
  return (
    <fieldset className="grid grid-cols-4 gap-2">
      <legend className="visually-hidden">{t.quick}</legend>
      {quickAmounts.map((quick) => (
        <button
          key={quick}
          type="button"
          aria-pressed={typed === quick}
          onClick={() => onChoose(printAmount(quick))}
          className="min-h-11 rounded-control border border-line text-dense hover:bg-tint aria-pressed:border-primary aria-pressed:bg-tint aria-pressed:font-bold aria-pressed:text-primary aria-pressed:outline-1 aria-pressed:outline-primary focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus"
        >
          <Isolate>{printAmount(quick)}</Isolate>
        </button>
      ))}
    </fieldset>
  )
}

const quickAmounts = [100, 500, 1_000, 2_500].map(halalasOf)

type Charge = Answer<'POST wallet/charge'>
type Method = Wallet['methods'][number]

/** The form state of a top-up. A charge by card redirects to the gateway. */
function useChargeForm(
  methods: Wallet['methods'],
  suggested: SuggestedCharge | undefined,
  onTransfer: (charge: Charge) => void,
) {
  const t = useText(formText)
  const openGateway = useOpenGateway()
  const [charged, setCharged] = useState(false)
  const start = suggested === undefined ? '' : printAmount(halalasOf(suggested.amount))
  const likely: Method = suggested?.method ?? 'bank_transfer'
  const first: Method = methods.includes(likely) ? likely : (methods[0] ?? likely)
  const form = useForm(useCall('POST wallet/charge', { unsure: t.notSent }), {
    start: { amount: start, method: first },
    labels: { amount: t.amount },
    problems: ({ amount }) => ({ amount: problemIn(readAmount(amount)) }),
    sent: ({ amount, method }) => ({ body: { amount: toRiyals(sureValueIn(readAmount(amount))), method } }),
    unsaved: ({ amount }) => amount.trim() !== start,
    onSent: (charge) => {
      setCharged(true)
      if (charge.redirect_url) openGateway(charge.redirect_url)
      else onTransfer(charge)
    },
  })
  // The form stays busy during the redirect, so that nothing is sent again.
  return { ...form, busy: form.busy || charged }
}
