import { locales } from '#shared/base/locale.ts'
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

/** The type of each shape, for comparison with the contract: every field of the contract, and no other. */
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
    needed_by: 'day',
    status: { fields: { ...entry, code: { words: demandStatuses } } },
    nearest: {
      orNull: { fields: { ...meeting, price: 'number', origin_country: country, available_from: 'day' } },
    },
  },
} as const

const page = {
  total: 'number',
  per_page: 'number',
  current_page: 'number',
  last_page: 'number',
  total_capped: { orNone: 'yesNo' },
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
  [`POST ${base}/demand/list`]: { fields: { data: { list: demand }, ...page } },
  [`POST ${base}/demand/add`]: demand,
  [`POST ${base}/demand/update/remove`]: demand,
} as const satisfies { readonly [K in BeharKey]: ShapeOf<BeharAnswer<K>> }
