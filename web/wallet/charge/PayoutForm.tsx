import { Info, Landmark, Plus } from 'lucide-react'
import { useState } from 'react'
import { limits } from '#shared/base/limits.ts'
import { halalasOf, printAmount, printMoney, readAmount, toRiyals } from '#shared/base/money.ts'
import { problemIn, sureValueIn, valueIn } from '#shared/base/text/digits.ts'
import { fieldMessage } from '#shared/base/text/fieldMessages.ts'
import type { Payout, Wallet } from '#shared/wallet/contract.ts'
import { groupIban, printIban, saudiIban } from '#shared/wallet/rules.ts'
import { api, type Sent } from '../../app/calls/api.ts'
import { missingIn } from '../../app/calls/formState.ts'
import { useAction } from '../../app/calls/useCall.ts'
import { useForm } from '../../app/calls/useForm.ts'
import { apart, isolated } from '../../app/texts/isolate.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { proofText } from '../../auth/messages.ts'
import { type Proof, ProofField } from '../../auth/ProofField.tsx'
import { useSession } from '../../auth/session.ts'
import { Button } from '../../ui/Button.tsx'
import { AmountField } from '../../ui/form/AmountField.tsx'
import { ChoiceCard, ChoiceErrors } from '../../ui/form/ChoiceCard.tsx'
import { Field, TextBox } from '../../ui/form/Field.tsx'
import { FormTrouble } from '../../ui/form/FormTrouble.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useReloadWallet } from '../overview/useWallet.ts'
import { bankOf } from './banks.ts'
import { formText } from './messages.ts'

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

/** The account of the latest payout, and the choice of another one. */
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
              // Grouping moves the cursor, so it waits while somebody edits the middle.
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

type PayoutState = ReturnType<typeof usePayoutForm>

type Typed = Readonly<Record<'amount' | 'iban' | 'account_holder', string>> & {
  /** True for the account of the latest payout. */
  readonly known: boolean
}

/** The form state of a payout. Shows an amount that is too high, or a wrong IBAN, while the user types it. */
function usePayoutForm(wallet: Wallet, onDone: () => void) {
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
    problems: (typed) => {
      setIbanLeft(true)
      return {
        ...(typed.known
          ? {}
          : {
              iban: saudiIban(typed.iban) ? undefined : { code: 'iban' as const },
              ...missingIn(typed, ['iban', 'account_holder']),
            }),
        amount: problemIn(readAmount(typed.amount)) ?? tooMuch(typed.amount),
        [proofName]: proof === '' ? { code: 'required' } : undefined,
      }
    },
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

/** Returns the error of an amount that exceeds the available balance. */
function useTooMuch({ available, held }: Wallet): (typed: string) => string | undefined {
  const t = useText(formText)
  const locale = useLocale()
  const free = halalasOf(available)
  const money = apart(printMoney(free, locale))
  return (typed) => {
    const amount = valueIn(readAmount(typed))
    if (amount === undefined || amount <= free) return undefined
    return held > 0 ? t.tooMuchHeld(money) : t.tooMuch(money)
  }
}
