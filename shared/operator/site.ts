import * as z from 'zod/mini'
import { call } from '../base/call.ts'
import { bothLanguages, clearable, email, entry, optional, problem, text, yesNo } from '../base/fields.ts'
import { limits } from '../base/limits.ts'
import { latinDigits } from '../base/text/digits.ts'
import { isSafeLink } from '../base/text/links.ts'
import { Settings, settingsChange } from './settings.ts'
import { isSocialLink, type SocialName } from './siteLinks.ts'

/** The site's static data and its ticker lines, with the settings of trade (contract, section 8). */

const Pair = z.object({ ar: z.string(), en: z.string() })
const link = z.nullable(z.string())

export const TickerLine = z.object({
  id: z.number(),
  text: Pair,
  url: link,
  hidden: z.boolean(),
})
export type TickerLine = z.output<typeof TickerLine>

export const Site = z.object({
  name: Pair,
  about: Pair,
  address: Pair,
  copyright: Pair,
  email: z.string(),
  mobile: z.string(),
  facebook: link,
  twitter: link,
  instagram: link,
  youtube: link,
  updated_at: z.string(),
  /** The lines in display order. */
  ticker: z.array(TickerLine),
})
export type Site = z.output<typeof Site>

const social = (name: SocialName) =>
  clearable(
    text(limits.text.line).check(
      z.refine((typed) => typed === '' || isSocialLink(typed, name), problem({ code: 'social_link' })),
    ),
  )

const sentLine = z.object({
  /** The id of an existing line; absent for a new one. */
  id: optional(entry()),
  text: bothLanguages(limits.text.line),
  url: clearable(
    text(limits.text.line).check(
      z.refine((typed) => typed === '' || isSafeLink(typed), problem({ code: 'link' })),
    ),
  ),
  hidden: optional(yesNo()),
})

const siteChange = z.object({
  name: optional(bothLanguages(limits.text.name)),
  about: optional(bothLanguages(limits.text.note)),
  address: optional(bothLanguages(limits.text.line)),
  copyright: optional(bothLanguages(limits.text.line)),
  email: optional(email()),
  /** The number in the form in which pages show it: a mobile or a landline number. */
  mobile: optional(
    text(limits.text.code).check(
      z.overwrite(latinDigits),
      z.refine((typed) => typed === '' || /^\+?[\d\s()-]{3,30}$/.test(typed), problem({ code: 'phone' })),
    ),
  ),
  facebook: social('facebook'),
  twitter: social('twitter'),
  instagram: social('instagram'),
  youtube: social('youtube'),
  /** All lines, in order. Stored lines that are left out are deleted. */
  ticker: z.optional(
    z
      .array(sentLine)
      .check(
        z.refine(
          (lines) => lines.length <= limits.tickerLines,
          problem({ code: 'too_many', bound: limits.tickerLines }),
        ),
      ),
  ),
})
export type SiteChange = z.output<typeof siteChange>

const of = { from: 'contract 8, operator/site', answer: z.extend(Site, { settings: Settings }) } as const

export const getSite = call('GET operator/site', { ...of, who: 'staff' })

/** Changes only the sent fields. Refuses: forbidden if somebody other than an administrator sends settings. */
export const changeSite = call('POST operator/site', {
  ...of,
  who: 'editor',
  body: z.extend(siteChange, { settings: z.optional(settingsChange) }),
  refuses: ['forbidden'],
})
