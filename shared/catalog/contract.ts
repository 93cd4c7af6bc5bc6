import * as z from 'zod/mini'
import { call } from '../base/call.ts'
import { coasts } from './coasts.ts'

export const translationsSchema = z.array(z.object({ locale: z.enum(['ar', 'en']), name: z.string() }))

/** An entry of any list: `code` is stable and language-independent (contract, section 1, "options"). */
export const Option = z.object({ id: z.number(), code: z.string(), name: z.string() })
export type Option = z.output<typeof Option>

const Listed = z.extend(Option, { translations: translationsSchema })

/** A species in the form that products and requests show. */
export const FishOption = z.extend(Listed, {
  /** The official common name in English, if people use another name. */
  official_name: z.nullable(z.string()),
  image: z.nullable(z.string()),
  hundred_riyal: z.boolean(),
})

export const Options = z.object({
  cities: z.array(z.extend(Listed, { region_id: z.number(), coastal: z.boolean() })),
  regions: z.array(Listed),
  markets: z.array(
    z.extend(Listed, { city_id: z.number(), primary: z.number(), coast: z.nullable(z.enum(coasts)) }),
  ),
  landing_places: z.array(z.extend(Listed, { city_id: z.number() })),
  fish: z.array(
    z.extend(FishOption, {
      category: Option,
      aliases: z.array(z.string()),
    }),
  ),
  sizes: z.array(Listed),
  qualities: z.array(Listed),
  categories: z.array(Listed),
  fish_types: z.array(Listed),
  payments: z.array(Listed),
  delivery_methods: z.array(z.extend(Listed, { fee: z.number() })),
  /** The drawings of cut fish, by the names of shared/products/cuts.ts. */
  cut_images: z.array(z.object({ name: z.string(), image: z.string() })),
})
export type Options = z.output<typeof Options>

/** The lists for forms and filters. */
export const getOptions = call('GET main/options', {
  who: 'anyone',
  from: 'contract 2, Site, main/options',
  answer: Options,
  shared: true,
})
