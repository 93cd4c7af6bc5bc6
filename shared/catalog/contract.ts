import * as z from 'zod/mini'
import { call } from '../base/call.ts'

const translations = z.array(z.object({ locale: z.enum(['ar', 'en']), name: z.string() }))

/** Everything chosen from a list: `code` is stable and language-free (contract, section 1, "options"). */
export const Option = z.object({ id: z.number(), code: z.string(), name: z.string() })
export type Option = z.output<typeof Option>

const Listed = z.extend(Option, { translations })

export const Options = z.object({
  cities: z.array(z.extend(Listed, { region_id: z.number(), coastal: z.boolean() })),
  regions: z.array(Listed),
  markets: z.array(z.extend(Listed, { city_id: z.number(), primary: z.number() })),
  landing_places: z.array(z.extend(Listed, { city_id: z.number() })),
  fish: z.array(
    z.extend(Listed, {
      category: Option,
      aliases: z.array(z.string()),
      hundred_riyal: z.boolean(),
      image: z.nullable(z.string()),
    }),
  ),
  sizes: z.array(Listed),
  qualities: z.array(Listed),
  categories: z.array(Listed),
  fish_types: z.array(Listed),
  payments: z.array(Listed),
  delivery_methods: z.array(z.extend(Listed, { fee: z.number() })),
})
export type Options = z.output<typeof Options>

export const translationsSchema = translations

/** What the forms choose from and the lists filter by. */
export const getOptions = call('GET main/options', {
  who: 'anyone',
  from: 'contract 2, Site, main/options',
  answer: Options,
  shared: true,
})
