import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import type { ConfirmationToDecide } from '#shared/operator/contract.ts'
import { api } from '../../app/calls/api.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { DecidedBy } from '../frame/DecidedBy.tsx'
import { operatorLink } from '../frame/places.ts'
import { useStaffMay } from '../frame/staffMay.ts'
import { Amount } from '../table/Amount.tsx'
import { CheckLine, Facts } from '../table/Facts.tsx'
import { momentOf } from '../table/Moment.tsx'
import { DecisionForm } from './DecisionForm.tsx'
import { decisionText } from './messages.ts'
import { PrivateImage } from './PrivateImage.tsx'
import { TransferReversal } from './TransferReversal.tsx'

/** A reported transfer next to its receipt, with the automatic checks and the decision. */
export function ConfirmationDetails({ row }: { readonly row: ConfirmationToDecide }) {
  const t = useText(decisionText)
  return (
    <div className="grid gap-6 md:grid-cols-2 xl:grid-cols-4">
      <Claim row={row} />
      <section className="min-w-0">
        <h3 className="mb-2 text-dense font-bold">{t.receipt}</h3>
        {row.receipt ? (
          <PrivateImage image={row.receipt} alt={t.receipt} />
        ) : (
          <p className="text-meta text-quiet">{t.noReceipt}</p>
        )}
      </section>
      <section className="min-w-0">
        <h3 className="mb-1 text-dense font-bold">{t.checks}</h3>
        <Checks row={row} />
      </section>
      <Decision row={row} />
    </div>
  )
}

function Claim({ row }: { readonly row: ConfirmationToDecide }) {
  const t = useText(decisionText)
  return (
    <Facts
      title={t.claim}
      facts={[
        [t.amount, <Amount key="amount" riyals={row.amount} />],
        [t.reference, <Isolate key="reference">{row.transfer_reference}</Isolate>],
        [t.bank, <Name key="bank">{row.bank_name}</Name>],
        [t.holder, row.account_holder && <Name key="holder">{row.account_holder}</Name>],
        [t.transferred, <Isolate key="day">{momentOf(row.transferred_at)}</Isolate>],
        [t.mobile, row.user.mobile && <Isolate key="mobile">{row.user.mobile}</Isolate>],
        [t.forOrders, row.orders.length > 0 && <OrderLinks key="orders" orders={row.orders} />],
        [t.until, row.until && <Isolate key="until">{momentOf(row.until)}</Isolate>],
      ]}
    />
  )
}

function OrderLinks({ orders }: Pick<ConfirmationToDecide, 'orders'>) {
  return (
    <span className="flex flex-wrap gap-x-3">
      {orders.map(({ id, number }) => (
        <Link
          key={id}
          {...operatorLink({ to: 'orders', search: { s: number, open: id } })}
          className="touch text-primary underline"
        >
          <Isolate>{number}</Isolate>
        </Link>
      ))}
    </span>
  )
}

function Checks({ row: { checks } }: { readonly row: ConfirmationToDecide }) {
  const t = useText(decisionText)
  const { due, duplicates, day, holder } = checks
  const same = duplicates.filter((one) => one.same === 'reference')
  const alike = duplicates.filter((one) => one.same !== 'reference')
  return (
    <ul className="text-dense">
      <CheckLine fits={due?.fits ?? true}>
        {due === null ? t.amountFree : (due.fits ? t.amountFits : t.amountDiffers)(due.amount.toFixed(2))}
      </CheckLine>
      {due !== null && due.status !== 'pending' && <CheckLine fits={false}>{t.chargeGone}</CheckLine>}
      {same.length === 0 && <CheckLine fits>{t.referenceUnused}</CheckLine>}
      {duplicates.map((one) => (
        <CheckLine key={one.id} fits={false}>
          <Link
            {...operatorLink({ to: 'confirmations', search: { id: one.id, open: one.id } })}
            className="text-primary underline"
          >
            {one.same === 'reference' ? t.sameReference(one.user.name) : t.sameAmount(`#${one.id}`)}
          </Link>{' '}
          <span className="text-quiet">({t[one.status]})</span>
        </CheckLine>
      ))}
      {alike.length === 0 && day === 'fits' && <CheckLine fits>{t.dayFits}</CheckLine>}
      {day !== 'fits' && <CheckLine fits={false}>{day === 'long_ago' ? t.dayLong : t.dayBefore}</CheckLine>}
      <CheckLine fits={holder === 'fits'}>{holder === 'fits' ? t.holderFits : t.holderDiffers}</CheckLine>
    </ul>
  )
}

function Decision({ row }: { readonly row: ConfirmationToDecide }) {
  const { id, status, own, user, amount } = row
  const t = useText(decisionText)
  const locale = useLocale()
  const may = useStaffMay('finance')
  if (status !== 'pending') {
    return (
      <section>
        <h3 className="mb-1 text-dense font-bold">{t[status]}</h3>
        <DecidedBy record={row} />
        {status === 'approved' && (
          <div className="mt-4">
            <TransferReversal row={row} />
          </div>
        )}
      </section>
    )
  }
  const params = { id }
  return (
    <DecisionForm
      refusedBecause={own ? t.own : may ? null : t.financeOnly}
      accept={{
        label: t.approve,
        icon: Check,
        done: t.wasApproved,
        confirm: {
          title: t.sureApprove(user.name, amount.toFixed(2)),
          body: t.sureApproveBody,
          accept: t.approve,
          refuse: t.notYet,
        },
        work: ({ note }) =>
          api('POST operator/confirmations/{id}/approve', { params, body: { note } }, { locale }),
      }}
      refuse={{
        label: t.refuse,
        done: t.wasRefused,
        work: ({ note }) =>
          api('POST operator/confirmations/{id}/refuse', { params, body: { note } }, { locale }),
      }}
    />
  )
}
