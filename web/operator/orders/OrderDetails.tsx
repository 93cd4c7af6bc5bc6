import { useQuery } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import { cityWithRegion } from '#shared/addresses/rules.ts'
import type { OrderBehind } from '#shared/operator/orders.ts'
import { vatPercent } from '#shared/orders/sums.ts'
import { useProfile } from '../../account/profile.ts'
import { api } from '../../app/calls/api.ts'
import { useForm } from '../../app/calls/useForm.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { titleOf } from '../../orders/details/stages.ts'
import { ordersText as orderWords } from '../../orders/messages.ts'
import { paymentLabel } from '../../orders/paymentLabel.ts'
import { preparationText } from '../../products/preparation/messages.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { Loaded } from '../../ui/states/Loaded.tsx'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { Badge } from '../../ui/values/Badge.tsx'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { PersonLink } from '../frame/PersonLink.tsx'
import { operatorLink } from '../frame/places.ts'
import { useStaffCall } from '../frame/useStaffCall.ts'
import { Amount } from '../table/Amount.tsx'
import { Facts } from '../table/Facts.tsx'
import { Moment } from '../table/Moment.tsx'
import { Contact } from '../timeline/Contact.tsx'
import { DisputeDecision } from './DisputeDecision.tsx'
import { ordersText } from './messages.ts'
import { OrderReturn } from './OrderReturn.tsx'

/** The details of an order: parties, sums, timeline, return, notes of colleagues, decision. */
export function OrderDetails({ id }: { readonly id: number }) {
  const locale = useLocale()
  const result = useQuery({
    queryKey: ['operator', 'order', locale, id],
    queryFn: ({ signal }) => api('GET operator/orders/{id}', { params: { id } }, { locale, signal }),
  })
  return (
    <Loaded result={result} loading={<Skeleton className="h-60" />}>
      {(behind) => <Behind behind={behind} />}
    </Loaded>
  )
}

function Behind({ behind }: { readonly behind: OrderBehind }) {
  const { order, held } = behind
  return (
    <div className="flex flex-col gap-6">
      <div className="grid gap-6 md:grid-cols-2 xl:grid-cols-3">
        <Sides behind={behind} />
        <Sums behind={behind} />
        <Course behind={behind} />
      </div>
      {(order.return || order.dispute) && (
        <div className="grid gap-6 md:grid-cols-2">
          <OrderReturn order={order} />
          {order.status === 'disputed' && <DisputeDecision behind={behind} />}
        </div>
      )}
      {order.status === 'completed' && held?.frozen_by === 'block' && <DisputeDecision behind={behind} />}
      <OrderNotes behind={behind} />
      <Related behind={behind} />
    </div>
  )
}

function Sides({ behind: { order } }: { readonly behind: OrderBehind }) {
  const t = useText(ordersText)
  const side = (party: OrderBehind['order']['buyer']) => (
    <span className="flex flex-col items-end">
      <PersonLink person={party} />
      <span className="text-meta font-normal text-quiet">
        <Contact person={{ id: party.id, name: party.name, mobile: party.mobile }} />
      </span>
    </span>
  )
  const { address } = order
  const locale = useLocale()
  const place =
    address &&
    [address.address, address.street, cityWithRegion(order.city.name, address.region, locale)]
      .filter(Boolean)
      .join('، ')
  return (
    <Facts
      title={t.sides}
      facts={[
        [t.buyer, side(order.buyer)],
        [t.seller, side(order.seller)],
        [t.delivery, order.delivery_method.name],
        [
          t.address,
          place && (
            <Name key="place" className="wrap-anywhere">
              {place}
            </Name>
          ),
        ],
        [
          t.bodyOfOrder,
          order.body && (
            <Name key="body" className="wrap-anywhere">
              {order.body}
            </Name>
          ),
        ],
      ]}
    />
  )
}

function Sums({ behind: { order, charge, commission_bp, held } }: { readonly behind: OrderBehind }) {
  const [t, words, named] = [useText(ordersText), useText(orderWords), useText(preparationText)]
  return (
    <Facts
      title={t.sums}
      facts={[
        ...order.items.map(
          (item) =>
            [
              `${item.preparation.code === 'whole' ? item.name : named.of(item.name, item.preparation.name)} ${t.weight(String(item.quantity))}`,
              <Amount key={item.name} riyals={item.total} />,
              goodsOf(order, item.product_id),
            ] as const,
        ),
        [t.delivery, order.delivery_fee > 0 && <Amount key="fee" riyals={order.delivery_fee} />],
        [t.total, <Amount key="total" riyals={order.total} />],
        [
          words.vatIncluded(order.vat?.percent ?? vatPercent),
          order.vat && <Amount key="vat" riyals={order.vat.amount} />,
        ],
        [t.sellerVat, order.vat && <Isolate key="number">{order.vat.seller_number}</Isolate>],
        [t.refunded, order.refunded > 0 && <Amount key="refunded" riyals={order.refunded} />],
        [t.commission, <Isolate key="commission">{`${commission_bp / 100}%`}</Isolate>],
        [t.payment, order.payment.name],
        [t.paymentState, words[paymentLabel(order)]],
        [t.held, held && <HeldAmount key="held" held={held} />],
        [t.charge, charge && <Isolate key="charge">{charge.reference}</Isolate>],
      ]}
    />
  )
}

/** The goods of an item: a product, or the lot of an auction. */
function goodsOf({ sale_type }: OrderBehind['order'], id: number | null) {
  return id === null ? null : { type: sale_type === 'auction' ? 'auction' : 'product', id }
}

/** The amount that is held for the seller, and the time when it becomes available. */
function HeldAmount({
  held: { amount, until, frozen_by },
}: {
  readonly held: NonNullable<OrderBehind['held']>
}) {
  const t = useText(ordersText)
  return (
    <span className="block text-end">
      <Amount riyals={amount} />
      <span className={`block text-meta font-normal ${frozen_by === null ? 'text-quiet' : 'text-amber'}`}>
        {frozen_by === null ? t.heldUntil : t[`frozen_${frozen_by}`]} {until && <Moment at={until} />}
      </span>
    </span>
  )
}

function Course({ behind: { order } }: { readonly behind: OrderBehind }) {
  const t = useText(ordersText)
  const locale = useLocale()
  const by = { buyer: t.byBuyer, seller: t.bySeller, operator: t.byOperator, clock: t.byClock }
  return (
    <section className="min-w-0">
      <h3 className="mb-1 text-dense font-bold">{t.timeline}</h3>
      <ol className="divide-y divide-hairline">
        {order.timeline.map((event, place) => (
          <li key={`${event.at} ${event.status}`} className="flex min-h-11 flex-col justify-center py-1">
            <span className="wrap-anywhere">
              <span className="font-bold">{titleOf(order, place, locale)}</span>{' '}
              <span className="text-meta text-quiet">
                {by[event.by]} {event.name && <Name>{event.name}</Name>}
              </span>
            </span>
            {event.refusal && (
              <span className="text-meta wrap-anywhere">
                {event.refusal.name}
                {event.refusal.note && <Name className="block">{event.refusal.note}</Name>}
              </span>
            )}
            <span className="text-meta text-quiet">
              <Moment at={event.at} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Links to the ledger, audit log and transfers of the order. */
function Related({ behind: { order } }: { readonly behind: OrderBehind }) {
  const t = useText(ordersText)
  const about = { reference_type: 'order', reference_id: order.id }
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink kind="outlined" {...operatorLink({ to: 'ledger', search: about })}>
        {t.ledger}
      </ButtonLink>
      <ButtonLink
        kind="outlined"
        {...operatorLink({ to: 'audit', search: { record_type: 'order', record_id: order.id } })}
      >
        {t.audit}
      </ButtonLink>
      {order.payment.code === 'bank_transfer' && (
        <ButtonLink
          kind="outlined"
          {...operatorLink({ to: 'confirmations', search: { order_id: order.id } })}
        >
          {t.transfers}
        </ButtonLink>
      )}
    </div>
  )
}

/** Notes of staff on an order, with a field for a new note. Buyer and seller never see the notes. */
function OrderNotes({ behind: { order, notes } }: { readonly behind: OrderBehind }) {
  const t = useText(ordersText)
  const reads = useProfile().staff_role === 'viewer'
  const { typed, field, busy, reason, submit } = useForm(useStaffCall('POST operator/orders/{id}/note'), {
    start: { note: '' },
    sent: ({ note }) => ({ params: { id: order.id }, body: { note: note.trim() } }),
    unsaved: true,
    resets: true,
  })
  const { errors, ...note } = field('note')
  return (
    <section className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-dense font-bold">{t.notes}</h3>
        <Badge tone="amber" icon={Lock}>
          {t.notesHint}
        </Badge>
      </div>
      {notes.length === 0 && <p className="text-meta text-quiet">{t.noNotes}</p>}
      <ul className="divide-y divide-hairline">
        {notes.map((one) => (
          <li key={one.id} className="py-2">
            <Name className="wrap-anywhere">{one.note}</Name>
            <p className="text-meta text-quiet">
              <Name className="wrap-anywhere">{one.author.name}</Name> <Moment at={one.at} />
            </p>
          </li>
        ))}
      </ul>
      <div className="flex max-w-2xl flex-col items-start gap-3">
        {!reads && (
          <div className="w-full min-w-0">
            <TextField label={t.newNote} maxLength={1000} {...note} errors={reason ? [reason] : errors} />
          </div>
        )}
        <Button
          kind="outlined"
          busy={busy}
          refusedBecause={reads ? t.viewersRead : typed.note.trim() === '' ? t.writeFirst : null}
          onClick={() => void submit()}
        >
          {t.addNote}
        </Button>
      </div>
    </section>
  )
}
