import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { intlLocale } from '#shared/base/locale.ts'
import { transferDoubts } from '#shared/operator/bank/transferDoubts.ts'
import type { ConfirmationToDecide } from '#shared/operator/contract.ts'
import { api, type HttpRequest } from '../../app/calls/api.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { plainAmount } from '../../ui/values/Money.tsx'
import { DecidedBy } from '../frame/DecidedBy.tsx'
import { PersonLink } from '../frame/PersonLink.tsx'
import { operatorLink } from '../frame/places.ts'
import { useShortcuts } from '../frame/shortcuts.ts'
import { useStaffMay } from '../frame/staffMay.ts'
import { CheckLine, Facts } from '../table/Facts.tsx'
import { momentOf } from '../table/Moment.tsx'
import { DecisionForm } from './DecisionForm.tsx'
import { decisionText } from './messages.ts'
import { PrivateImage } from './PrivateImage.tsx'
import { TransferComparison } from './TransferComparison.tsx'
import { TransferReversal } from './TransferReversal.tsx'

/** A reported transfer next to its receipt: the comparison field by field, the warnings and the decision. */
export function ConfirmationDetails({ row }: { readonly row: ConfirmationToDecide }) {
  const t = useText(decisionText)
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_30rem]">
      <div className="flex min-w-0 flex-col gap-6">
        <TransferComparison row={row} />
        <Warnings row={row} />
        <Decision row={row} />
        <Claim row={row} />
      </div>
      <section className="min-w-0 max-xl:row-start-1">
        <h3 className="mb-2 text-dense font-bold">{t.receipt}</h3>
        {row.receipt ? (
          <PrivateImage image={row.receipt} alt={t.receipt} large />
        ) : (
          <p className="text-meta text-quiet">{t.noReceipt}</p>
        )}
      </section>
    </div>
  )
}

function Claim({ row }: { readonly row: ConfirmationToDecide }) {
  const t = useText(decisionText)
  return (
    <Facts
      title={t.claim}
      facts={[
        [t.user, <PersonLink key="user" person={row.user} />],
        [t.bank, <Name key="bank">{row.bank_name}</Name>],
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

/** Doubts that the comparison does not show: similar transfers, an unlikely day, and a payment that ended. */
function Warnings({ row: { checks, status } }: { readonly row: ConfirmationToDecide }) {
  const t = useText(decisionText)
  const { due, duplicates, day } = checks
  const gone = status === 'pending' && due !== null && due.status !== 'pending'
  if (!gone && duplicates.length === 0 && day === 'fits') return null
  return (
    <section className="min-w-0">
      <h3 className="mb-1 text-dense font-bold">{t.checks}</h3>
      <ul className="text-dense">
        {gone && <CheckLine fits={false}>{t.chargeGone}</CheckLine>}
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
        {day !== 'fits' && <CheckLine fits={false}>{day === 'long_ago' ? t.dayLong : t.dayBefore}</CheckLine>}
      </ul>
    </section>
  )
}

function Decision({ row }: { readonly row: ConfirmationToDecide }) {
  const { id, status, own, user, amount } = row
  const t = useText(decisionText)
  const locale = useLocale()
  const may = useStaffMay('finance')
  const [keys] = useShortcuts()
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
  const named = [user.name, plainAmount(amount)] as const
  const doubts = transferDoubts(row).map((doubt) => t[`doubt.${doubt}`])
  return (
    <DecisionForm
      id={id}
      refusedBecause={own ? t.own : may ? null : t.financeOnly}
      accept={{
        label: t.approveAmount(plainAmount(amount)),
        icon: Check,
        state: t.approved,
        done: t.wasApproved(...named),
        // The approval of a transfer without doubts needs no confirmation, because it can be undone for some seconds.
        confirm:
          doubts.length === 0
            ? undefined
            : {
                title: t.sureApprove(...named),
                body: t.sureApproveBody(
                  new Intl.ListFormat(intlLocale[locale], { type: 'conjunction' }).format(doubts),
                ),
                accept: t.approve,
                refuse: t.notYet,
                ...(keys && { key: 'KeyA' as const }),
              },
        work: ({ note }) =>
          api(
            'POST operator/confirmations/{id}/approve',
            { params, body: { note } },
            { locale, via: sendKeepalive },
          ),
      }}
      refuse={{
        label: t.refuse,
        done: t.wasRefused(...named),
        work: ({ note }) =>
          api('POST operator/confirmations/{id}/refuse', { params, body: { note } }, { locale }),
      }}
    />
  )
}

/** Sends a call that the browser completes after the page was closed. Bodies are limited to 64 kB. */
function sendKeepalive(url: string, sending: HttpRequest): Promise<Response> {
  return fetch(url, { ...sending, keepalive: true })
}
