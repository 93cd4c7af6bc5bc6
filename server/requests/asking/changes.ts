import { riyadhDay } from '#shared/base/dates.ts'
import { intlLocale, type Locale, type Pair } from '#shared/base/locale.ts'
import type { NewRequest, RequestChange } from '#shared/requests/contract.ts'
import type { Wanted } from '../store.ts'
import { fieldNames } from './messages.ts'

/** The fields of a new request. */
export function wantedOf(form: NewRequest): Wanted {
  return {
    title: form.title,
    body: form.body ?? '',
    fish: form.fish_id,
    city: form.city_id,
    size: form.size ?? null,
    quality: form.quality ?? null,
    quantity: form.quantity,
    weight: form.weight ?? null,
    price: form.price ?? null,
    neededBy: form.needed_by ? riyadhDay(form.needed_by) : null,
  }
}

/** The request after a change; undefined keeps a field, null clears the field. */
export function changedBy(before: Wanted, change: RequestChange): Wanted {
  const sent = <Value>(value: Value | undefined, present: Value) => (value === undefined ? present : value)
  const day = change.needed_by && riyadhDay(change.needed_by)
  return {
    title: sent(change.title, before.title),
    body: sent(change.body, before.body) ?? '',
    fish: sent(change.fish_id, before.fish),
    city: sent(change.city_id, before.city),
    size: sent(change.size, before.size),
    quality: sent(change.quality, before.quality),
    quantity: sent(change.quantity, before.quantity),
    weight: sent(change.weight, before.weight),
    price: sent(change.price, before.price),
    neededBy: sent(day, before.neededBy),
  }
}

export type ChangedField = keyof typeof fieldNames

/** The differing fields, in the order of the form. */
export function differing(before: Wanted, after: Wanted): ChangedField[] {
  return (Object.keys(fieldNames) as ChangedField[]).filter(
    (field) => field !== 'image' && before[field] !== after[field],
  )
}

/** The names of fields as one list in both languages. */
export function namesOf(fields: readonly ChangedField[]): Pair {
  const list = (locale: Locale) =>
    new Intl.ListFormat(intlLocale[locale], { type: 'conjunction' }).format(
      fields.map((field) => fieldNames[field][locale]),
    )
  return { ar: list('ar'), en: list('en') }
}
