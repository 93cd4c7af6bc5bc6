import { Star } from 'lucide-react'
import { limits } from '#shared/base/limits.ts'
import type { Order } from '#shared/orders/contract.ts'
import { useForm } from '../../app/calls/useForm.ts'
import { useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { Field, TextArea } from '../../ui/form/Field.tsx'
import { FormTrouble } from '../../ui/form/FormTrouble.tsx'
import { formText } from '../../wallet/charge/messages.ts'
import { useOrderCall } from '../useOrderCall.ts'
import { orderFormText } from './messages.ts'

/** Rates the other side with stars and an optional text (contract 2, orders/show/{id}/rate). */
export function RatingForm({ order }: { readonly order: Order }) {
  const t = useText(orderFormText)
  const { ref, typed, type, errorsOf, reason, busy, submit } = useRating(order)
  const { stars, text } = typed
  return (
    <form ref={ref} noValidate onSubmit={submit} aria-labelledby="ratings" className="flex flex-col gap-4">
      <FormTrouble reason={reason} />
      <fieldset>
        <legend className="visually-hidden">{t.stars}</legend>
        <div className="-mx-2 flex">
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
        </div>
        <div aria-live="polite">
          {errorsOf('stars') && <p className="text-meta text-coral">{t.chooseStars}</p>}
        </div>
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
      <Button type="submit" kind="outlined" busy={busy} className="self-start">
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
  })
}
