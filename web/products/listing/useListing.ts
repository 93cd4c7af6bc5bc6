import { riyadhDay } from '#shared/base/dates.ts'
import type { Locale } from '#shared/base/locale.ts'
import { fieldMessage } from '#shared/base/text/fieldMessages.ts'
import type { Options } from '#shared/catalog/contract.ts'
import type { Season } from '#shared/products/listing.ts'
import { preparationNames, pricedPreparations } from '#shared/products/preparation.ts'
import { closedSeasonName } from '#shared/products/seasons.ts'
import type { FieldErrors } from '../../app/calls/formState.ts'
import type { CallState } from '../../app/calls/useCall.ts'
import { type FormOptions, useForm } from '../../app/calls/useForm.ts'
import { useNow } from '../../app/live/now.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { listingText } from './messages.ts'
import { seasonNotices } from './species/seasonNotice.ts'
import type { Listing } from './state/listing.ts'
import { proposedName } from './state/name.ts'
import { picturesAt, refusalText } from './state/refusals.ts'
import { problemsOf, stepNames, steps } from './state/steps.ts'

type Known = { readonly options: Options; readonly seasons: readonly Season[] }

type ListingOptions<Input, Result> = Pick<FormOptions<Listing, Input, Result>, 'sent' | 'onSent'> & {
  readonly start: Listing
  /** Errors to show before sending: missing fields of the goods, and errors of fields that do not belong to the goods. */
  readonly problems: (listing: Listing, missing: FieldErrors) => FieldErrors
  /** Labels of further fields by their names in the API, placed after those of the goods. */
  readonly more?: Readonly<Record<string, string>> | undefined
}

/** The state of the goods form: typed values, derived values, and missing fields. */
export function useListing<Input, Result>(
  call: CallState<Input, Result>,
  known: Known,
  { start, problems, sent, onSent, more = {} }: ListingOptions<Input, Result>,
) {
  const t = useText(listingText)
  const locale = useLocale()
  const now = useNow()
  const form = useForm(call, {
    start,
    labels: labelsOf(t, locale, more),
    wire: wireFields,
    problems: (listing) => problems(listing, missingOf(listing, known, new Date(Date.now()), locale)),
    sent,
    picture: 'image',
    place: picturesAt,
    reasonFor: (refusal) => refusalText(refusal, t),
    summary: t.wrongFields,
    ...(onSent && { onSent }),
  })
  const listing = form.typed
  const state = {
    ...factsOf(listing, known, new Date(now)),
    ...known,
    listing,
    change: form.type,
    errors: form.errors,
    errorsOf: form.errorsOf,
    missing: (at: number) => missingOf(listing, known, new Date(at), locale),
    now,
  }
  return { form, state }
}
export type ListingState = ReturnType<typeof useListing>['state']

/** The values that are derived from the typed values. */
export function factsOf(listing: Listing, { options, seasons }: Known, now: Date) {
  const fish = options.fish.find(({ id }) => id === listing.fishId)
  const size = options.sizes.find(({ id }) => id === listing.sizeId)
  const state = options.fish_types.find(({ id }) => id === listing.stateId)
  const city = options.cities.find(({ id }) => id === listing.cityId)
  const proposed = proposedName({ fish, size, state })
  const name = { ar: listing.name.ar || proposed.ar, en: listing.name.en || proposed.en }
  const day = riyadhDay(now)
  const notices =
    fish && city
      ? seasonNotices(seasons, { fishId: fish.id, regionId: city.region_id, source: listing.source, day })
      : []
  return { fish, size, state, city, proposed, name, day, notices }
}

/** The problems of the typed goods, with the season that forbids them. */
export function missingOf(listing: Listing, known: Known, at: Date, locale: Locale): FieldErrors {
  const { name, notices } = factsOf(listing, known, at)
  const closed = notices.find(({ kind }) => kind === 'closed')
  const found = problemsOf(listing, name, at, locale)
  if (closed?.kind !== 'closed') return found
  const { kind, rule } = closed.season
  const season = closedSeasonName({ kind, rule: { ar: rule, en: rule } })
  const text = fieldMessage({ code: 'closed_season', season, until: closed.until }, locale)
  return { type_fish_id: [text], ...found }
}

/** The labels of the form's fields in order: first the fields of the goods, then `more`. */
function labelsOf(
  t: { readonly [key in LabelKey]: string },
  locale: Locale,
  more: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const labels: Readonly<Record<string, string>> = {
    image: t.photos,
    type_fish_id: t.species,
    origin: t.source,
    origin_country: t.country,
    fish_type: t.state,
    size: t.size,
    quality: t.quality,
    quantity: t.quantityStep,
    price: t.priceStep,
    ...Object.fromEntries(
      pricedPreparations.map((code) => [`preparations.${code}`, preparationNames[code][locale]]),
    ),
    market_id: t.market,
    city_id: t.city,
    landing_place: t.landing,
    caught_at: t.caughtAt,
    'name.ar': t.nameAr,
    'name.en': t.nameEn,
    'details.ar': t.detailsAr,
    'details.en': t.detailsEn,
  }
  const goods = stepNames.flatMap((step) => [...steps[step]] as string[])
  const own = goods.flatMap((field) => (labels[field] && !(field in more) ? [[field, labels[field]]] : []))
  return { ...Object.fromEntries(own), ...more }
}

type LabelKey =
  | ('photos' | 'species' | 'source' | 'country' | 'state' | 'size' | 'quality')
  | ('quantityStep' | 'priceStep' | 'market' | 'city' | 'landing' | 'caughtAt')
  | ('nameAr' | 'nameEn' | 'detailsAr' | 'detailsEn')

/** The names in the API under which each form field is sent. */
const wireFields: Readonly<Record<keyof Listing, readonly string[]>> = {
  fishId: ['type_fish_id', 'category'],
  source: ['origin', 'farmed', 'origin_country', 'type_fish_id'],
  country: ['origin_country'],
  farmedAbroad: ['farmed'],
  stateId: ['fish_type'],
  sizeId: ['size'],
  qualityId: ['quality'],
  unit: ['quantity'],
  unitWeight: ['quantity'],
  count: ['quantity'],
  price: ['price'],
  preparations: ['preparations'],
  kilos: ['price'],
  marketId: ['market_id', 'city_id'],
  cityId: ['city_id', 'type_fish_id'],
  landing: ['landing_place'],
  caughtAt: ['caught_at'],
  name: ['name'],
  details: ['details'],
}
