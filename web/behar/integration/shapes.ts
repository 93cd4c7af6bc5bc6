import { locales } from '#shared/base/locale.ts'
import { dealSides, dealStates } from '#shared/behar/deals.ts'
import { meetingFields } from '#shared/behar/matching.ts'
import { subscriptionPlans } from '#shared/behar/rules.ts'
import { demandStatuses, supplyStatuses } from '#shared/behar/status.ts'
import type { BeharAnswer, BeharKey } from './calls.ts'

/**
 * The expected shape of an answer, because a partner may send anything. A string names a format: `day` is `YYYY-MM-DD`. A
 * list of words is an enum; a field with `orNone` may be missing.
 */
type Shape =
  | 'text'
  | 'day'
  | 'moment'
  | 'number'
  | 'yesNo'
  | 'any'
  | { readonly words: readonly string[] }
  | { readonly orNull: Shape }
  | { readonly orNone: Shape }
  | { readonly list: Shape }
  | { readonly fields: Readonly<Record<string, Shape>> }

/** Whether the value has the shape; other fields are ignored. */
export function fits(value: unknown, shape: Shape): boolean {
  if (typeof shape === 'string') return simple[shape](value)
  if ('words' in shape) return shape.words.includes(value as string)
  if ('orNull' in shape) return value === null || fits(value, shape.orNull)
  if ('orNone' in shape) return value === undefined || fits(value, shape.orNone)
  if ('list' in shape) return Array.isArray(value) && value.every((item) => fits(item, shape.list))
  if (typeof value !== 'object' || value === null) return false
  const found = value as Readonly<Record<string, unknown>>
  return Object.entries(shape.fields).every(([name, field]) => fits(found[name], field))
}

const simple: Readonly<Record<Extract<Shape, string>, (value: unknown) => boolean>> = {
  text: (value) => typeof value === 'string',
  day: (value) => /^\d{4}-\d{2}-\d{2}$/.test(String(value)) && isMoment(value),
  moment: (value) => isMoment(value),
  number: (value) => Number.isFinite(value),
  yesNo: (value) => typeof value === 'boolean',
  any: () => true,
}

function isMoment(value: unknown): boolean {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value))
}

/** The shape that a type of the contract requires. With it, the compiler reports fields that a shape lacks or that the contract lacks. */
type ShapeOf<T> = [T] extends [string]
  ? 'text' | 'day' | 'moment' | { readonly words: readonly T[] }
  : [T] extends [number]
    ? 'number'
    : [T] extends [boolean]
      ? 'yesNo'
      : null extends T
        ? { readonly orNull: ShapeOf<Exclude<T, null>> }
        : T extends readonly (infer Item)[]
          ? { readonly list: ShapeOf<Item> }
          : { readonly fields: { readonly [K in keyof T]-?: FieldShape<T[K]> } }

type FieldShape<T> = undefined extends T
  ? 'any' | { readonly orNone: ShapeOf<Exclude<T, undefined>> }
  : ShapeOf<T>

const entry = { id: 'number', code: 'text', name: 'text' } as const
const option = { fields: entry } as const
const listed = {
  ...entry,
  translations: { list: { fields: { locale: { words: locales }, name: 'text' } } },
} as const
const country = { fields: { code: 'text', name: 'text' } } as const

const goods = {
  id: 'number',
  number: 'text',
  category: option,
  size: option,
  fish_type: { fields: { ...entry, fao_code: 'text' } },
  quantity: 'number',
  notes: 'text',
  owner: { fields: { name: 'text' } },
  mine: 'yesNo',
  matches: 'number',
  created_at: 'moment',
} as const

const meeting = {
  id: 'number',
  number: 'text',
  quantity: 'number',
  mine: 'yesNo',
  matched: { list: { words: meetingFields } },
  over: 'number',
} as const

const supply = {
  fields: {
    ...goods,
    price: 'number',
    reserved: 'number',
    promised: 'number',
    sold: 'number',
    origin_country: country,
    available_from: 'day',
    available_to: { orNull: 'day' },
    status: { fields: { ...entry, code: { words: supplyStatuses } } },
    nearest: { orNull: { fields: { ...meeting, target_price: { orNull: 'number' }, needed_by: 'day' } } },
  },
} as const

const demand = {
  fields: {
    ...goods,
    target_price: { orNull: 'number' },
    fulfilled: 'number',
    needed_by: 'day',
    status: { fields: { ...entry, code: { words: demandStatuses } } },
    nearest: {
      orNull: { fields: { ...meeting, price: 'number', origin_country: country, available_from: 'day' } },
    },
  },
} as const

const deal = {
  fields: {
    id: 'number',
    status: { words: dealStates },
    side: { words: dealSides },
    sent: 'yesNo',
    other: 'text',
    category: option,
    fish_type: option,
    size: option,
    supply: {
      fields: {
        id: 'number',
        number: 'text',
        status: { words: supplyStatuses },
        quantity: 'number',
        reserved: 'number',
        price: 'number',
      },
    },
    demand: {
      fields: {
        id: 'number',
        number: 'text',
        status: { words: demandStatuses },
        quantity: 'number',
        target_price: { orNull: 'number' },
      },
    },
    quantity: { orNull: 'number' },
    note: 'text',
    reason: 'text',
    reserved: 'number',
    sold: 'number',
    contact: { orNull: { fields: { name: 'text', mobile: 'text', email: { orNull: 'text' } } } },
    unread: 'number',
    created_at: 'moment',
    changed_at: 'moment',
  },
} as const

const message = { fields: { id: 'number', mine: 'yesNo', text: 'text', at: 'moment' } } as const

const paging = {
  total: 'number',
  per_page: 'number',
  current_page: 'number',
  last_page: 'number',
  total_capped: { orNone: 'yesNo' },
} as const

const page = {
  ...paging,
  total_quantity: { orNull: 'number' },
  counts: 'any',
} as const

const base = 'platforms/behar-market'

/** The shape of each call's answer. */
export const shapes = {
  [`GET ${base}/subscription`]: {
    fields: {
      active: 'yesNo',
      plan: { orNull: { words: subscriptionPlans } },
      starts_at: { orNull: 'moment' },
      expires_at: { orNull: 'moment' },
    },
  },
  [`GET ${base}/masters/CategoriesList`]: { fields: { categories: { list: { fields: listed } } } },
  [`GET ${base}/list/Sizes`]: { fields: { sizes: { list: { fields: listed } } } },
  [`GET ${base}/list/FishTypes`]: {
    fields: { fish_types: { list: { fields: { ...listed, fao_code: 'text', scientific_name: 'text' } } } },
  },
  [`GET ${base}/list/Status_List`]: { fields: { statuses: { list: { fields: listed } } } },
  [`POST ${base}/supply/list`]: { fields: { data: { list: supply }, ...page } },
  [`POST ${base}/supply/add`]: supply,
  [`POST ${base}/supply/update`]: supply,
  [`POST ${base}/supply/update/remove`]: supply,
  [`POST ${base}/supply/update/reserve`]: supply,
  [`POST ${base}/supply/update/release`]: supply,
  [`POST ${base}/supply/update/sell`]: supply,
  [`POST ${base}/demand/list`]: { fields: { data: { list: demand }, ...page } },
  [`POST ${base}/demand/add`]: demand,
  [`POST ${base}/demand/update`]: demand,
  [`POST ${base}/demand/update/fulfill`]: demand,
  [`POST ${base}/demand/update/remove`]: demand,
  [`POST ${base}/deals/list`]: { fields: { data: { list: deal }, ...paging, waiting: 'number' } },
  [`POST ${base}/deals/show`]: { fields: { deal, messages: { list: message } } },
  [`POST ${base}/deals/add`]: deal,
  [`POST ${base}/deals/accept`]: deal,
  [`POST ${base}/deals/decline`]: deal,
  [`POST ${base}/deals/withdraw`]: deal,
  [`POST ${base}/deals/end`]: deal,
  [`POST ${base}/deals/reserve`]: deal,
  [`POST ${base}/deals/sell`]: deal,
  [`POST ${base}/deals/message`]: message,
} as const satisfies { readonly [K in BeharKey]: ShapeOf<BeharAnswer<K>> }
