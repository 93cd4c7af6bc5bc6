import type { Order } from '#shared/orders/contract.ts'
import { useText } from '../../app/texts/text.ts'
import { Name } from '../../ui/values/Isolate.tsx'
import { PrivateImage } from '../money/PrivateImage.tsx'
import { Amount } from '../table/Amount.tsx'
import { Moment } from '../table/Moment.tsx'
import { ordersText } from './messages.ts'

/** The buyer's return request with its pictures and its outcome. */
export function OrderReturn({ order }: { readonly order: Order }) {
  const t = useText(ordersText)
  const { return: request, dispute } = order
  return (
    <section className="flex min-w-0 flex-col gap-4">
      {request && (
        <div className="flex flex-col gap-2">
          <h3 className="text-dense font-bold">{t.returnAsked}</h3>
          <p className="text-meta text-quiet">
            <Moment at={request.at} />
          </p>
          <Name className="wrap-anywhere">{request.reason}</Name>
          {request.images.length > 0 && (
            <div className="grid grid-cols-2 gap-3">
              {request.images.map((image, place) => (
                <PrivateImage key={image} image={image} alt={t.pictureOf(place + 1)} />
              ))}
            </div>
          )}
        </div>
      )}
      {dispute && (
        <div className="flex flex-col gap-2">
          <h3 className="text-dense font-bold">{t.dispute}</h3>
          <p className="text-meta text-quiet">
            <Moment at={dispute.at} />
          </p>
          <Name className="wrap-anywhere">{dispute.reason}</Name>
        </div>
      )}
      {dispute && dispute.refund !== null && <Decided order={order} refund={dispute.refund} />}
    </section>
  )
}

/** The decision: its outcome, the person who decided and the time. */
function Decided({ order, refund }: { readonly order: Order; readonly refund: number }) {
  const t = useText(ordersText)
  const { dispute, timeline } = order
  const auditAction = timeline.findLast(({ by }) => by === 'operator')
  return (
    <div className="flex flex-col gap-1 rounded-control border border-ice-edge bg-ice p-4">
      <h3 className="text-dense font-bold">{t.decision}</h3>
      <p>
        {order.payment.code === 'cod' ? t.refundByHand : t.refund}:{' '}
        <Amount riyals={refund} className="font-bold" />
      </p>
      {dispute?.note && <Name className="wrap-anywhere">{dispute.note}</Name>}
      {auditAction && (
        <p className="text-meta text-quiet">
          {auditAction.name && t.decidedBy(auditAction.name)} <Moment at={auditAction.at} />
        </p>
      )}
    </div>
  )
}
