import type { Order } from '#shared/orders/contract.ts'
import { usePrivatePicture } from '../../app/calls/usePrivatePicture.ts'
import { useNow } from '../../app/live/now.ts'
import { isolated } from '../../app/texts/isolate.ts'
import { useText } from '../../app/texts/text.ts'
import { Card } from '../../ui/Card.tsx'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { Money } from '../../ui/values/Money.tsx'
import { Written } from '../../ui/values/Written.tsx'
import { detailsText } from '../details/messages.ts'
import { whenText } from '../moments.ts'
import { orderFormText } from './messages.ts'
import { returnReasonOf } from './returnReason.ts'

/** The reason and pictures of a return, and the state of its dispute. */
export function ReturnCard({ order }: { readonly order: Order }) {
  const t = useText(detailsText)
  const now = useNow()
  if (!order.return) return null
  const { reason, images, at, refused_at: refusedAt } = order.return
  const refusal = order.timeline.find(({ at: time, refusal: given }) => given && time === refusedAt)?.refusal
  return (
    <Card as="section" padding="details" aria-labelledby="return" className="flex flex-col gap-3">
      <h2 id="return" className="flex flex-wrap items-baseline justify-between gap-2 text-h3">
        {t.returnTitle}
        <Isolate className="text-meta font-normal text-quiet">{whenText(at, now)}</Isolate>
      </h2>
      <ReturnReason reason={reason} />
      {images.length > 0 && (
        <ul aria-label={t.returnPictures} className="grid grid-cols-3 gap-2 sm:grid-cols-5">
          {images.map((image, index) => (
            <li key={image}>
              <PrivatePicture image={image} alt={t.returnPicture(index + 1)} />
            </li>
          ))}
        </ul>
      )}
      {refusedAt && (
        <div className="text-dense">
          <p className="text-coral">{t.refusedAt(isolated(whenText(refusedAt, now)))}</p>
          {refusal && <p>{refusal.name}</p>}
          {refusal?.note && <Written text={refusal.note} className="block text-quiet" />}
        </div>
      )}
      {order.dispute && <Dispute dispute={order.dispute} order={order} />}
    </Card>
  )
}

/** The problem that the buyer chose, in the reader's language, and what the buyer wrote. */
function ReturnReason({ reason }: { readonly reason: string }) {
  const t = useText(orderFormText)
  const { kind, words } = returnReasonOf(reason)
  return (
    <>
      {kind && <p className="font-bold">{t[kind]}</p>}
      {words && (
        <p>
          <Written text={words} />
        </p>
      )}
    </>
  )
}

function Dispute({
  dispute,
  order,
}: {
  readonly dispute: NonNullable<Order['dispute']>
  readonly order: Order
}) {
  const t = useText(detailsText)
  const { refund, note, reason } = dispute
  const cash = order.payment.code === 'cod'
  const decided =
    order.side === 'buyer'
      ? cash
        ? t.decidedCashYou
        : t.decidedRefundYou
      : cash
        ? t.decidedCash
        : t.decidedRefund
  return (
    <div className="flex flex-col gap-2 border-t border-hairline pt-3">
      <h3 className="text-dense font-bold">{t.disputeTitle}</h3>
      {reason && (
        <p>
          <Written text={reason} />
        </p>
      )}
      {refund === null ? (
        <p className="text-dense text-amber">{t.waitsForMarket}</p>
      ) : (
        <div className="rounded-control bg-sand p-3 text-dense text-on-sand">
          <p className="font-bold">
            {refund > 0 ? (
              <>
                {decided} <Money riyals={refund} />
              </>
            ) : (
              t.decidedNothing
            )}
          </p>
          {note && (
            <p>
              <Written text={note} />
            </p>
          )}
        </div>
      )}
    </div>
  )
}

/**
 * A picture that only the sides of an order and staff may see. It is fetched with the reader's token; a click opens it
 * in a new tab.
 */
function PrivatePicture({ image, alt }: { readonly image: string; readonly alt: string }) {
  const t = useText(detailsText)
  const { address, failed } = usePrivatePicture(image)
  if (failed) return <p className="text-meta text-quiet">{t.pictureFailed}</p>
  if (!address) return <Skeleton className="aspect-4/3 w-full" />
  return (
    <a href={address} target="_blank" rel="noreferrer">
      <img
        src={address}
        alt={alt}
        width={120}
        height={90}
        className="aspect-4/3 w-full rounded-control bg-ground object-cover"
      />
    </a>
  )
}
