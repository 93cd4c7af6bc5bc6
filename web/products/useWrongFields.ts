import type { RefObject } from 'react'
import { useText } from '../base/text.ts'
import { listingText } from './listingMessages.ts'
import { type ListingErrors, stepNames, steps } from './listingSteps.ts'
import { controlOf } from './useFirstWrong.ts'

/** The fields that are wrong, by their labels and in their order, and the way to each; `more` stand behind the goods'. */
export function useWrongFields(
  errors: ListingErrors,
  form: RefObject<HTMLFormElement | null>,
  more: Readonly<Record<string, string>> = {},
) {
  const t = useText(listingText)
  const labels: Readonly<Record<string, string>> = {
    ...{ image: t.photos, type_fish_id: t.species, origin: t.source, origin_country: t.country },
    ...{ fish_type: t.state, size: t.size, quality: t.quality, quantity: t.quantityStep, price: t.priceStep },
    ...{ market_id: t.market, city_id: t.city, landing_place: t.landing, caught_at: t.caughtAt },
    ...{ 'name.ar': t.nameAr, 'name.en': t.nameEn, 'details.ar': t.detailsAr, 'details.en': t.detailsEn },
    ...more,
  }
  const goods = stepNames.flatMap((step) => [...steps[step]] as string[])
  const order = [...goods.filter((field) => !(field in more)), ...Object.keys(more)]
  const named = (field: string) => (/^(images|pictures|copy_of)(\.|$)/.test(field) ? 'image' : field)
  const wrong = [...new Set(Object.keys(errors).map(named))].filter((field) => field in labels)
  const fields = wrong
    .toSorted((one, other) => order.indexOf(one) - order.indexOf(other))
    .map((name) => ({ name, label: labels[name] ?? name }))
  /** Marked controls stand in the order of the fields, one for each. */
  const goTo = (name: string) => {
    const marked = form.current?.querySelectorAll<HTMLElement>('[aria-invalid=true]') ?? []
    controlOf(marked[fields.findIndex((field) => field.name === name)] ?? null)?.focus()
  }
  return { fields, goTo }
}
