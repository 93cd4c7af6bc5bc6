import { Star } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { limits } from '#shared/base/limits.ts'
import type { Order } from '#shared/orders/contract.ts'
import { api } from '../base/api.ts'
import { useLocale, useText } from '../base/text.ts'
import { Button } from '../base/ui/Button.tsx'
import { classes } from '../base/ui/classes.ts'
import { Field, TextArea } from '../base/ui/Field.tsx'
import { FormTrouble } from '../base/ui/FormTrouble.tsx'
import { showToast } from '../base/ui/toasts.ts'
import { useSending } from '../wallet/useSending.ts'
import { orderFormText } from './formMessages.ts'
import { useOrderCache } from './orderQueries.ts'
import { useStaleCheck } from './useStaleCheck.ts'

/** Stars for the other side, and a word if one wants (contract 2, orders/show/{id}/rate). */
export function RatingForm({ order }: { readonly order: Order }) {
  const t = useText(orderFormText)
  const { form, stars, setStars, text, setText, sending, submit } = useRating(order)
  return (
    <form ref={form} noValidate onSubmit={submit} aria-labelledby="ratings" className="flex flex-col gap-4">
      <FormTrouble reason={sending.reason} />
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
                aria-invalid={sending.errorsOf('stars') ? true : undefined}
                onChange={() => {
                  sending.forgive('stars')
                  setStars(star)
                }}
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
          {sending.errorsOf('stars') && <p className="text-meta text-coral">{t.chooseStars}</p>}
        </div>
      </fieldset>
      <Field label={t.ratingText} optional errors={sending.errorsOf('text')}>
        {(control) => (
          <TextArea
            {...control}
            name="text"
            dir="auto"
            maxLength={limits.text.note}
            value={text}
            onChange={(event) => setText(event.target.value)}
            className="min-h-20"
          />
        )}
      </Field>
      <Button type="submit" kind="outlined" busy={sending.busy} className="self-start">
        {sending.busy ? t.sending : t.sendRating}
      </Button>
    </form>
  )
}

function useRating(order: Order) {
  const t = useText(orderFormText)
  const locale = useLocale()
  const cache = useOrderCache()
  const stale = useStaleCheck()
  const form = useRef<HTMLFormElement>(null)
  const [stars, setStars] = useState(0)
  const [text, setText] = useState('')
  const sending = useSending<'stars' | 'text'>({ form, fields: ['stars', 'text'] })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (sending.missing(stars === 0 ? ['stars'] : [])) return
    const body = { stars, ...(text.trim() ? { text } : {}) }
    await sending.send(body, () =>
      stale(async () => {
        const sent = { params: { id: order.id }, body }
        cache.keep(await api('POST orders/show/{id}/rate', sent, { locale }))
        showToast('success', t.rated)
      }),
    )
  }
  return { form, stars, setStars, text, setText, sending, submit }
}
