import type { Locale } from '#shared/base/locale.ts'
import type { Options } from '#shared/catalog/contract.ts'
import type { FieldErrors } from '../../app/calls/formState.ts'
import type { CallState } from '../../app/calls/useCall.ts'
import { type FormOptions, useForm } from '../../app/calls/useForm.ts'
import { useNow } from '../../app/live/now.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { refreshSession } from '../../auth/session.ts'
import { listingText } from '../../products/listing/messages.ts'
import { picturesAt, refusalText } from '../../products/listing/state/refusals.ts'
import { weightTyped } from '../../products/listing/state/units.ts'
import { type Ask, proposedTitle } from './ask.ts'
import { askText } from './messages.ts'
import { problemsOf } from './problems.ts'

type RequestOptions<Input, Result> = Pick<FormOptions<Ask, Input, Result>, 'sent' | 'onSent'> & {
  readonly start: Ask
  /** Errors to show before sending. */
  readonly problems: (ask: Ask, missing: FieldErrors) => FieldErrors
}

/** The state of the request form: typed values, derived values, and missing fields. */
export function useRequestForm<Input, Result>(
  call: CallState<Input, Result>,
  options: Options,
  { start, problems, sent, onSent }: RequestOptions<Input, Result>,
) {
  const t = useText(askText)
  const words = useText(listingText)
  const locale = useLocale()
  const now = useNow()
  const form = useForm(call, {
    start,
    labels: {
      fish_id: t.fish,
      quantity: t.quantity,
      city_id: t.city,
      needed_by: t.neededBy,
      price: t.price,
      size: t.size,
      quality: t.quality,
      weight: t.weight,
      body: t.body,
      image: t.picture,
      title: t.title,
    },
    wire,
    problems: (ask) => problems(ask, missingOf(ask, options, new Date(Date.now()), locale)),
    sent,
    picture: 'image',
    place: picturesAt,
    reasonFor: (refusal) => refusalText(refusal, t),
    summary: words.wrongFields,
    ...(onSent && { onSent }),
  })
  const ask = form.typed
  const state = {
    ...factsOf(ask, options),
    ask,
    change: form.type,
    errors: form.errors,
    errorsOf: form.errorsOf,
    now,
    options,
    city: options.cities.find(({ id }) => id === ask.cityId),
    missing: (at: number) => missingOf(ask, options, new Date(at), locale),
  }
  return { form, state }
}
export type RequestState = ReturnType<typeof useRequestForm>['state']

/** The values that are derived from the typed values. */
export function factsOf(ask: Ask, options: Options) {
  const fish = options.fish.find(({ id }) => id === ask.fishId)
  const quantity = weightTyped(ask.quantity)
  const proposed = proposedTitle(fish, quantity, ask.titleIn)
  return { fish, quantity, proposed, title: ask.title || proposed }
}

function missingOf(ask: Ask, options: Options, at: Date, locale: Locale): FieldErrors {
  return problemsOf(ask, factsOf(ask, options).title, at, locale)
}

/**
 * Refreshes the session after a refusal because of an unverified mobile, because the session on the page is then
 * outdated.
 */
export function refreshIfUnverified(code: string, locale: Locale): void {
  if (code === 'mobile_unverified') void refreshSession(locale)
}

/** The names in the API under which each form field is sent. */
const wire: { readonly [name in keyof Ask]: readonly string[] } = {
  fishId: ['fish_id'],
  quantity: ['quantity'],
  cityId: ['city_id'],
  neededBy: ['needed_by'],
  title: ['title'],
  titleIn: ['title'],
  sizeId: ['size'],
  qualityId: ['quality'],
  weight: ['weight'],
  price: ['price'],
  body: ['body'],
}
