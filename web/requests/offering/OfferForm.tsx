import { type ReactNode, useEffect, useState } from 'react'
import { halalasOf } from '#shared/base/money.ts'
import type { Options } from '#shared/catalog/contract.ts'
import { unverifiedRefusal } from '#shared/products/unverified.ts'
import type { RequestDetails } from '#shared/requests/contract.ts'
import { Refusal } from '../../app/calls/api.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { useSession } from '../../auth/session.ts'
import { loadOptions } from '../../catalog/choices.ts'
import { BarredNote } from '../../products/listing/BarredNote.tsx'
import { listingText } from '../../products/listing/messages.ts'
import { useQuantityHeld } from '../../products/quantityHold.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { FormTrouble } from '../../ui/form/FormTrouble.tsx'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { Kilograms } from '../../ui/values/Kilograms.tsx'
import { Money } from '../../ui/values/Money.tsx'
import { OfferSkeleton, useFocused } from '../details/RequestPanel.tsx'
import { offerText } from './messages.ts'
import { OfferFields } from './OfferFields.tsx'
import { type OfferFormProps, type OfferFormState, useOfferForm } from './useOfferForm.ts'

type OfferFormPartProps = Omit<OfferFormProps, 'options'> & {
  /** Returns to the active offer; undefined if there is none. */
  readonly onCancel: (() => void) | undefined
  /** True if the form replaces a button that was clicked, so that it gets the focus. */
  readonly focused: boolean
}

/** A seller's offer form, which is shown once its options are loaded (contract 2, requests/offers/create). */
export function OfferFormPart(props: OfferFormPartProps) {
  const t = useText(offerText)
  const { options, failed, retry } = useOptions()
  if (failed) return <ErrorState title={t.failed} refusal={failed} onRetry={retry} />
  return options ? <OfferForm {...props} options={options} /> : <OfferSkeleton />
}

/** The form with its totals next to it; on a phone, the totals are below. */
function OfferForm({ onCancel, focused, ...props }: OfferFormPartProps & { readonly options: Options }) {
  const t = useText(offerText)
  const state = useOfferForm(props)
  const heading = useFocused(focused)
  const barred = useBarred()
  const { ref, submit, wrong, reason, goTo, restored } = state
  const { request, options, from } = props
  const standing = from?.status === 'open'
  return (
    <form
      ref={ref}
      noValidate
      onSubmit={submit}
      aria-labelledby="offer-form"
      className="grid items-start gap-4 md:gap-5 lg:grid-cols-[minmax(0,1fr)_372px]"
    >
      <Card as="section" padding="details" aria-labelledby="offer-form" className="flex flex-col gap-4">
        <div>
          <h2 ref={heading} id="offer-form" tabIndex={-1} className="text-h2 outline-none">
            {standing ? t.change : from ? t.again : t.make}
          </h2>
          <p className="text-dense text-quiet">
            {standing ? t.changeBody : from?.status === 'withdrawn' ? t.withdrawnNote : t.makeBody}
          </p>
          {restored && (
            <p role="status" className="text-meta text-quiet">
              {t.draft}
            </p>
          )}
          <FormTrouble reason={reason} fields={wrong} onField={goTo} />
        </div>
        <BarredNote reason={barred} />
        <OfferFields state={state} request={request} options={options} />
      </Card>
      <OfferSums
        state={state}
        request={request}
        changes={standing}
        barred={barred !== null}
        onCancel={onCancel}
      />
    </form>
  )
}

/** The reason why the market allows no offers before it verifies the seller; null if it allows them. */
function useBarred(): string | null {
  const locale = useLocale()
  const { profile } = useSession()
  if (!profile) return null
  const { verified, unverified_goods: most } = profile
  return unverifiedRefusal({ verified, most, onSale: 0 }, 'offer')?.[locale] ?? null
}

function useOptions() {
  const locale = useLocale()
  const [options, setOptions] = useState<Options | null>(null)
  const [failed, setFailed] = useState<Refusal | null>(null)
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each retry loads again.
  useEffect(() => {
    let gone = false
    loadOptions({ locale }).then(
      (found) => gone || setOptions(found),
      (error: unknown) => {
        if (!(error instanceof Refusal)) throw error
        if (!gone) setFailed(error)
      },
    )
    return () => {
      gone = true
    }
  }, [locale, tries])
  const retry = () => {
    setFailed(null)
    setTries((before) => before + 1)
  }
  return { options, failed, retry }
}

type OfferSumsProps = {
  readonly state: OfferFormState
  readonly request: RequestDetails
  /** True if the offer replaces an active offer. */
  readonly changes: boolean
  /** True while the market allows no offers before it verifies the seller. */
  readonly barred: boolean
  readonly onCancel: (() => void) | undefined
}

/** The totals of the typed offer, and the submit button. */
function OfferSums({ state, changes, barred, onCancel }: OfferSumsProps) {
  const held = useQuantityHeld()
  const t = useText(offerText)
  const { barredTitle } = useText(listingText)
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
      <Button
        type="submit"
        size="main"
        wide
        busy={busy}
        refusedBecause={barred ? barredTitle : held ? t.quantityFirst : null}
      >
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
