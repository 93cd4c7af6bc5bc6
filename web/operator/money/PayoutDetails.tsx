import { Banknote, Copy } from 'lucide-react'
import type { PayoutToSettle } from '#shared/operator/contract.ts'
import { printIban } from '#shared/wallet/rules.ts'
import { api } from '../../app/calls/api.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { showToast } from '../../ui/overlay/toasts.ts'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { LongCode } from '../../ui/values/LongCode.tsx'
import { plainAmount } from '../../ui/values/Money.tsx'
import { DecidedBy } from '../frame/DecidedBy.tsx'
import { PersonLink } from '../frame/PersonLink.tsx'
import { RecordLink } from '../frame/RecordLink.tsx'
import { useShortcuts } from '../frame/shortcuts.ts'
import { useStaffMay } from '../frame/staffMay.ts'
import { Amount } from '../table/Amount.tsx'
import { Facts } from '../table/Facts.tsx'
import { DecisionForm } from './DecisionForm.tsx'
import { decisionText } from './messages.ts'

/** Prints an IBAN in groups of four; a masked IBAN is already grouped. */
export const spaced = (iban: string) => (iban.includes('*') ? iban : printIban(iban))

/**
 * The bank account of a payout and its decision. The bank's reference can be added after the payout was
 * settled.
 */
export function PayoutDetails({ row }: { readonly row: PayoutToSettle }) {
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <Request row={row} />
      <Decision row={row} />
    </div>
  )
}

function Request({ row }: { readonly row: PayoutToSettle }) {
  const t = useText(decisionText)
  const may = useStaffMay('finance')
  const { iban, amount, account_holder, user, reference, failure } = row
  const copy = async () => {
    await navigator.clipboard.writeText(iban)
    showToast('success', t.copied)
  }
  return (
    <Facts
      title={t.claimPayout}
      facts={[
        [t.amount, <Amount key="amount" riyals={amount} />],
        [
          t.iban,
          iban && (
            <span key="iban" className="flex flex-wrap items-center justify-end gap-2">
              <Isolate>{spaced(iban)}</Isolate>
              {may && (
                <Button kind="text" icon={Copy} onClick={() => void copy()}>
                  {t.copy}
                </Button>
              )}
            </span>
          ),
        ],
        [t.holder, account_holder && <Name key="holder">{account_holder}</Name>],
        [t.user, <PersonLink key="user" person={user} />],
        [t.mobile, user.mobile && <Isolate key="mobile">{user.mobile}</Isolate>],
        [t.bankReference, reference && <LongCode key="reference">{reference}</LongCode>],
        [t.bankFailed, failure && <Name key="failure">{failure}</Name>],
      ]}
    />
  )
}

function Decision({ row }: { readonly row: PayoutToSettle }) {
  const t = useText(decisionText)
  const locale = useLocale()
  const may = useStaffMay('finance')
  const [keys] = useShortcuts()
  const { id, status, own, iban, amount, user, reference } = row
  const params = { id }
  const pending = status === 'pending'
  const named = [user.name, plainAmount(amount)] as const
  const refusedBecause = own ? t.own : may ? null : t.financeOnly
  const form = (
    <DecisionForm
      id={id}
      refusedBecause={refusedBecause}
      accept={{
        icon: Banknote,
        state: t.settled,
        ...(pending
          ? { label: t.settle, done: t.wasSettled(...named) }
          : { label: t.addReference, done: t.wasReferenced }),
        reference: { label: t.bankReference, hint: t.bankReferenceHint, missing: t.bankReferenceFirst },
        ...(pending && {
          confirm: {
            title: t.sureSettle(...named),
            body: t.sureSettleBody(spaced(iban)),
            accept: t.settle,
            refuse: t.notYet,
            ...(keys && { key: 'KeyA' as const }),
          },
        }),
        work: async (typed) => {
          const settled = await api('POST operator/payouts/{id}/settle', { params, body: typed }, { locale })
          // When a reference is added, the toast does not name the person who settled the payout.
          return pending ? settled : undefined
        },
      }}
      {...(pending && {
        refuse: {
          label: t.refusePayout,
          done: t.wasReturned(...named),
          work: ({ note }) =>
            api('POST operator/payouts/{id}/refuse', { params, body: { note } }, { locale }),
        },
      })}
    />
  )
  if (row.batch !== null) {
    return (
      <p className="text-dense">
        {t.batchDecides}{' '}
        <RecordLink record={{ type: 'batch', id: row.batch }}>{t.inBatch(row.batch)}</RecordLink>
      </p>
    )
  }
  if (pending) return form
  return (
    <section className="flex flex-col gap-4">
      <div>
        <h3 className="mb-1 text-dense font-bold">{t[status]}</h3>
        <DecidedBy record={row} />
      </div>
      {status === 'settled' && reference === null && form}
    </section>
  )
}
