import type { ReactNode } from 'react'
import { halalasOf } from '#shared/base/money.ts'
import type { RequestDetails } from '#shared/requests/contract.ts'
import { useText } from '../../app/texts/text.ts'
import { useQuantityHeld } from '../../products/quantityHold.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Kilograms } from '../../ui/values/Kilograms.tsx'
import { Money } from '../../ui/values/Money.tsx'
import { offerText } from './messages.ts'
import type { OfferFormState } from './useOfferForm.ts'

type OfferSumsProps = {
  readonly state: OfferFormState
  readonly request: RequestDetails
  /** It replaces an active offer. */
  readonly changes: boolean
  readonly onCancel: (() => void) | undefined
}

/** The totals of the typed offer, and the submit button. */
export function OfferSums({ state, changes, onCancel }: OfferSumsProps) {
  const held = useQuantityHeld()
  const t = useText(offerText)
  const { typed, totals, method, busy } = state
  const fee = halalasOf(method?.fee ?? 0)
  return (
    <Card
      as="aside"
      padding="details"
      aria-labelledby="offer-sums"
      className="flex flex-col gap-4 lg:sticky lg:top-24"
    >
      <h2 id="offer-sums" className="text-h3">
        {t.sums}
      </h2>
      <dl className="flex flex-col gap-2">
        <Row term={t.quantity}>{held ? '—' : <Kilograms grams={typed.quantity} />}</Row>
        <Row term={t.fish}>
          {totals && !held ? <Money halalas={totals.subtotal} className="[&>bdi]:font-normal" /> : '—'}
        </Row>
        <Row term={t.fee}>
          {!method ? (
            t.byBuyer
          ) : fee > 0 ? (
            <Money halalas={fee} className="[&>bdi]:font-normal" />
          ) : (
            t.included
          )}
        </Row>
        <div className="mt-1 flex items-baseline justify-between gap-3 border-t border-hairline pt-3 text-h3">
          <dt>{t.total}</dt>
          <dd>{totals && !held ? <Money halalas={totals.total} /> : '—'}</dd>
        </div>
      </dl>
      <Button type="submit" size="main" wide busy={busy} refusedBecause={held ? t.quantityFirst : null}>
        {busy ? t.sending : changes ? t.sendChange : t.send}
      </Button>
      {onCancel && (
        <Button kind="outlined" wide onClick={onCancel}>
          {t.cancel}
        </Button>
      )}
    </Card>
  )
}

function Row({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-3 text-dense">
      <dt className="text-quiet">{term}</dt>
      <dd className="text-end">{children}</dd>
    </div>
  )
}
