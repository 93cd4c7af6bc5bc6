import { Star } from 'lucide-react'
import { limits } from '#shared/base/limits.ts'
import type { Order } from '#shared/orders/contract.ts'
import { useForm } from '../../app/calls/useForm.ts'
import { useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { classes } from '../../ui/classes.ts'
import { Field, TextArea } from '../../ui/form/Field.tsx'
import { FieldErrors } from '../../ui/form/FieldErrors.tsx'
import { FormTrouble } from '../../ui/form/FormTrouble.tsx'
import { Written } from '../../ui/values/Written.tsx'
import { formText } from '../../wallet/charge/messages.ts'
import { useOrderCall } from '../useOrderCall.ts'
import { orderFormText, starText } from './messages.ts'

/** The ratings of both sides; if the reader has not rated yet, also the form. */
export function RatingCard({ order }: { readonly order: Order }) {
  const t = useText(orderFormText)
  const { by_buyer: byBuyer, by_seller: bySeller } = order.ratings
  if (!order.may_rate && !byBuyer && !bySeller) return null
  return (
    <Card as="section" padding="details" aria-labelledby="ratings" className="flex flex-col gap-4">
      <h2 id="ratings" className="text-h3">
        {order.may_rate ? (order.side === 'buyer' ? t.rateSeller : t.rateBuyer) : t.ratings}
      </h2>
      {order.may_rate && <RatingForm order={order} />}
      {byBuyer && (
        <GivenRating label={order.side === 'buyer' ? t.ratedByYou : t.ratedByBuyer} rating={byBuyer} />
      )}
      {bySeller && (
        <GivenRating label={order.side === 'seller' ? t.ratedByYou : t.ratedBySeller} rating={bySeller} />
      )}
    </Card>
  )
}

function GivenRating({
  label,
  rating: { stars, text },
}: {
  readonly label: string
  readonly rating: NonNullable<Order['ratings']['by_buyer']>
}) {
  const t = useText(orderFormText)
  return (
    <div>
      <p className="text-meta text-quiet">{label}</p>
      <p className="flex gap-1 py-1" role="img" aria-label={t.starsOf(stars)}>
        {[1, 2, 3, 4, 5].map((star) => (
          <Star
            key={star}
            aria-hidden
            size={20}
            className={classes(star <= stars ? 'fill-amber-dot stroke-amber-dot' : 'text-line')}
          />
        ))}
      </p>
      {text && (
        <p>
          <Written text={text} />
        </p>
      )}
    </div>
  )
}

/** Rates the other side with stars and an optional text (contract 2, orders/show/{id}/rate). */
function RatingForm({ order }: { readonly order: Order }) {
  const t = useText(orderFormText)
  const words = useText(starText)
  const { ref, typed, type, errorsOf, reason, busy, submit } = useRating(order)
  const { stars, text } = typed
  return (
    <form ref={ref} noValidate onSubmit={submit} aria-labelledby="ratings" className="flex flex-col gap-4">
      <FormTrouble reason={reason} />
      <fieldset>
        <legend className="visually-hidden">{t.stars}</legend>
        <div className="-mx-2 flex flex-wrap items-center">
          {[1, 2, 3, 4, 5].map((star) => (
            <label
              key={star}
              className="relative flex size-12 cursor-pointer items-center justify-center rounded-control has-focus-visible:outline-2 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name="stars"
                value={star}
                checked={stars === star}
                aria-label={t.starsOf(star)}
                aria-invalid={errorsOf('stars') ? true : undefined}
                onChange={() => type({ stars: star })}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              <Star
                aria-hidden
                size={32}
                className={classes(star <= stars ? 'fill-amber-dot stroke-amber-dot' : 'text-line')}
              />
            </label>
          ))}
          {stars > 0 && (
            <span aria-hidden className="px-2 text-dense font-bold">
              {words[stars as keyof typeof words]}
            </span>
          )}
        </div>
        <div aria-live="polite">{errorsOf('stars') && <FieldErrors errors={[t.chooseStars]} />}</div>
      </fieldset>
      <Field label={t.ratingText} optional errors={errorsOf('text')}>
        {(control) => (
          <TextArea
            {...control}
            name="text"
            dir="auto"
            maxLength={limits.text.note}
            value={text}
            onChange={(event) => type({ text: event.target.value })}
            className="min-h-20"
          />
        )}
      </Field>
      <Button type="submit" kind="outlined" busy={busy} className="self-start max-sm:w-full">
        {busy ? t.sending : t.sendRating}
      </Button>
    </form>
  )
}

function useRating(order: Order) {
  const t = useText(orderFormText)
  const words = useText(formText)
  const call = useOrderCall('POST orders/show/{id}/rate', { done: t.rated })
  return useForm(call, {
    start: { stars: 0, text: '' },
    labels: { stars: t.stars, text: t.ratingText },
    problems: ({ stars }) => ({ stars: stars === 0 ? { code: 'required' } : undefined }),
    sent: ({ stars, text }) => ({
      params: { id: order.id },
      body: { stars, ...(text.trim() ? { text } : {}) },
    }),
    summary: words.wrongFields,
    unsaved: ({ text }) => text.trim() !== '',
  })
}
