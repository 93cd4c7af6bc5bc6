import * as z from 'zod/mini'
import { call } from '../../base/call.ts'
import { fileRefusals } from '../../base/errors.ts'
import {
  amount,
  bothLanguages,
  clearable,
  decimal,
  entry,
  optional,
  text,
  whole,
  yesNo,
} from '../../base/fields.ts'
import { picture } from '../../base/files.ts'
import { limits } from '../../base/limits.ts'
import { pageOf } from '../../base/page.ts'
import { Option } from '../../catalog/contract.ts'
import { arrivalBounds } from '../../orders/arrival.ts'
import {
  changing,
  listed,
  listQuery,
  Named,
  names,
  namesOfBoth,
  Removed,
  shared,
  writing,
} from './listFields.ts'
import { marketKinds, optionListNames } from './optionLists.ts'

/** The lists that forms choose from, as operators maintain them (contract, section 8). */

const name = bothLanguages(limits.text.name)
const params = z.object({ id: entry() })

// Fish

export const ListedFish = z.object({
  ...listed,
  aliases: z.object({ ar: z.array(z.string()), en: z.array(z.string()) }),
  category: Option,
  image: z.nullable(z.string()),
  /** The official common name in English, if people use another name. */
  official_name_en: z.nullable(z.string()),
  scientific_name: z.nullable(z.string()),
  fao_code: z.nullable(z.string()),
  /** True for small fish, which are also priced in kilograms per 100 riyals. */
  hundred_riyal: z.boolean(),
})
export type ListedFish = z.output<typeof ListedFish>

const fishFields = {
  ...shared,
  aliases: optional(namesOfBoth()),
  image: optional(picture()),
  official_name_en: clearable(text(limits.text.name)),
  scientific_name: clearable(text(limits.text.name)),
  fao_code: clearable(text(limits.text.code)),
  hundred_riyal: optional(yesNo()),
}
const newFish = z.object({ ...fishFields, name, category: entry() })
const fishChange = z.object({ ...fishFields, name: optional(name), category: optional(entry()) })
export type FishChange = z.output<typeof fishChange>

const ofFish = { from: 'contract 8, operator/fish' } as const

export const listFish = call('GET operator/fish', {
  ...ofFish,
  who: 'staff',
  query: z.object({ ...listQuery, category: optional(entry()) }),
  answer: pageOf(ListedFish),
})

export const addFish = call('POST operator/fish', {
  ...ofFish,
  ...writing,
  form: { files: 1 },
  body: newFish,
  answer: ListedFish,
  status: 201,
  refuses: ['conflict', ...fileRefusals],
})

export const changeFish = call('POST operator/fish/{id}', {
  ...ofFish,
  ...changing,
  params,
  form: { files: 1 },
  body: fishChange,
  answer: ListedFish,
  refuses: ['not_found', 'conflict', ...fileRefusals],
})

/** Removes a species. An entry in use is refused with `conflict`; it can only be hidden. */
export const removeFish = call('DELETE operator/fish/{id}', {
  ...ofFish,
  ...changing,
  params,
  answer: Removed,
})

// Markets and landing places

export const ListedMarket = z.object({
  ...listed,
  aliases: z.array(z.string()),
  city: Named,
  kind: z.enum(marketKinds),
  primary: z.boolean(),
})
export type ListedMarket = z.output<typeof ListedMarket>

const marketFields = {
  ...shared,
  aliases: optional(names()),
  kind: optional(z.enum(marketKinds)),
  /** At most one market is primary, so setting this field clears it for the market that was primary. */
  primary: optional(yesNo()),
}
const newMarket = z.object({ ...marketFields, name, city_id: entry() })
const marketChange = z.object({ ...marketFields, name: optional(name), city_id: optional(entry()) })
export type MarketChange = z.output<typeof marketChange>

const ofMarkets = { from: 'contract 8, operator/markets' } as const

export const listMarkets = call('GET operator/markets', {
  ...ofMarkets,
  who: 'staff',
  query: z.object({ ...listQuery, city_id: optional(entry()), kind: optional(z.enum(marketKinds)) }),
  answer: pageOf(ListedMarket),
})

export const addMarket = call('POST operator/markets', {
  ...ofMarkets,
  ...writing,
  body: newMarket,
  answer: ListedMarket,
  status: 201,
})

export const changeMarket = call('POST operator/markets/{id}', {
  ...ofMarkets,
  ...changing,
  params,
  body: marketChange,
  answer: ListedMarket,
})

export const removeMarket = call('DELETE operator/markets/{id}', {
  ...ofMarkets,
  ...changing,
  params,
  answer: Removed,
})

// Cities

export const ListedCity = z.object({
  ...listed,
  aliases: z.array(z.string()),
  region: Named,
  coastal: z.boolean(),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
})
export type ListedCity = z.output<typeof ListedCity>

/** Coordinates in degrees. Without coordinates, no lot in the city can start after a prayer time. */
const degrees = (most: number) => clearable(decimal(6, most))
const cityFields = {
  ...shared,
  aliases: optional(names()),
  coastal: optional(yesNo()),
  latitude: degrees(90),
  longitude: degrees(180),
}
const newCity = z.object({ ...cityFields, name, region_id: entry() })
const cityChange = z.object({ ...cityFields, name: optional(name), region_id: optional(entry()) })
export type CityChange = z.output<typeof cityChange>

const ofCities = { from: 'contract 8, operator/cities' } as const

export const listCities = call('GET operator/cities', {
  ...ofCities,
  who: 'staff',
  query: z.object({ ...listQuery, region_id: optional(entry()) }),
  answer: pageOf(ListedCity),
})

export const addCity = call('POST operator/cities', {
  ...ofCities,
  ...writing,
  body: newCity,
  answer: ListedCity,
  status: 201,
})

export const changeCity = call('POST operator/cities/{id}', {
  ...ofCities,
  ...changing,
  params,
  body: cityChange,
  answer: ListedCity,
})

export const removeCity = call('DELETE operator/cities/{id}', {
  ...ofCities,
  ...changing,
  params,
  answer: Removed,
})

// The other lists

/** The arrival rule of a delivery method (shared/orders/arrival.ts). */
const arrival = z.object({
  lead_hours: whole(0, arrivalBounds.lead_hours),
  from_hour: whole(0, arrivalBounds.from_hour),
  until_hour: whole(1, arrivalBounds.until_hour),
})

export const ListedOption = z.object({
  ...listed,
  list: z.enum(optionListNames),
  /** The fee in SAR for delivery methods; null for all other options. */
  fee: z.nullable(z.number()),
  /** The arrival of a delivery method; null for a method without one and for all other options. */
  arrival: z.nullable(z.object({ lead_hours: z.number(), from_hour: z.number(), until_hour: z.number() })),
})
export type ListedOption = z.output<typeof ListedOption>

const optionFields = {
  ...shared,
  /** Allowed for delivery methods only. */
  fee: optional(amount(0)),
  /** Allowed for delivery methods only. */
  arrival: z.optional(arrival),
}
/** Payment methods are built in. They can be named, ordered and hidden, but not added or removed. */
const newOption = z.object({ ...optionFields, list: z.enum(optionListNames), name })
const optionChange = z.object({ ...optionFields, name: optional(name) })
export type OptionChange = z.output<typeof optionChange>

const ofOptions = { from: 'contract 8, operator/options' } as const

export const listOptions = call('GET operator/options', {
  ...ofOptions,
  who: 'staff',
  query: z.object({ ...listQuery, list: optional(z.enum(optionListNames)) }),
  answer: pageOf(ListedOption),
})

export const addOption = call('POST operator/options', {
  ...ofOptions,
  ...writing,
  body: newOption,
  answer: ListedOption,
  status: 201,
})

export const changeOption = call('POST operator/options/{id}', {
  ...ofOptions,
  ...changing,
  params,
  body: optionChange,
  answer: ListedOption,
})

export const removeOption = call('DELETE operator/options/{id}', {
  ...ofOptions,
  ...changing,
  params,
  answer: Removed,
})
