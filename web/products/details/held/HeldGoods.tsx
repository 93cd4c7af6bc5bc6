import { useEffect, useState } from 'react'
import { api } from '../../../app/calls/api.ts'
import { useLocale, useText } from '../../../app/texts/text.ts'
import { useSession } from '../../../auth/session.ts'
import { Card } from '../../../ui/Card.tsx'
import { heldText } from './messages.ts'
import { type Held, OrderHeld } from './OrderHeld.tsx'

/**
 * The part of a product that is held for the reader. The page of a product is the same for everybody, so
 * the browser requests this part separately. Without an answer, this part is not shown.
 */
export function HeldGoods({ productId }: { readonly productId: number }) {
  const t = useText(heldText)
  const locale = useLocale()
  const userId = useSession().profile?.id
  const [held, setHeld] = useState<Held | null>(null)
  useEffect(() => {
    if (userId === undefined) return undefined
    const leaving = new AbortController()
    const { signal } = leaving
    api('GET profile/reservations', { query: { product_id: productId } }, { locale, signal }).then(
      ({ reservations }) => {
        if (!signal.aborted) setHeld(reservations.data.find(({ status }) => status === 'held') ?? null)
      },
      () => undefined,
    )
    return () => leaving.abort()
  }, [userId, productId, locale])
  if (!held || userId === undefined) return null
  return (
    <Card as="section" aria-label={t.title} className="flex flex-col gap-3">
      <OrderHeld reservation={held} />
    </Card>
  )
}
