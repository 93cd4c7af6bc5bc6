import * as z from 'zod/mini'
import { optional, problem, text, whole, yesNo } from '../../base/fields.ts'
import { limits } from '../../base/limits.ts'
import { shortTable } from '../table.ts'

/** The common fields of all lists (contract, section 8). */

/** A stable, language-independent code: lower-case Latin letters, digits, hyphens and underscores. */
export function code() {
  return text(limits.text.code).check(
    z.refine((typed) => typed === '' || /^[a-z0-9]+([_-][a-z0-9]+)*$/.test(typed), problem({ code: 'slug' })),
  )
}

/**
 * Further names of a record, as a list or as one text with commas. Duplicates are removed and the order is kept; a blank
 * text removes all names.
 */
export function names() {
  const parts = z.transform((sent: unknown) =>
    (Array.isArray(sent) ? sent : [sent])
      .flatMap((part) => (typeof part === 'string' ? part.split(/[,،\n]/) : [part]))
      .map((part) => (typeof part === 'string' ? part.trim() : part))
      .filter((part, place, all) => part !== '' && all.indexOf(part) === place),
  )
  const list = z
    .array(text(limits.text.name))
    .check(
      z.refine(
        (found) => found.length <= limits.aliases,
        problem({ code: 'too_many', bound: limits.aliases }),
      ),
    )
  return z.pipe(parts, list) as z.ZodMiniType<string[], string | readonly string[]>
}

/** Further names in both languages. A single list is divided by script. A language that is not sent keeps its names. */
export function namesOfBoth() {
  const byLanguage = z.transform((sent: unknown) => {
    if (typeof sent !== 'string' && !Array.isArray(sent)) return sent
    const all = names().safeParse(sent).data ?? [sent].flat()
    const isArabic = (name: unknown) => /\p{Script=Arabic}/u.test(String(name))
    return { ar: all.filter(isArabic), en: all.filter((name) => !isArabic(name)) }
  })
  const both = z.object({ ar: z.optional(names()), en: z.optional(names()) })
  return z.pipe(byLanguage, both) as z.ZodMiniType<z.output<typeof both>, SentNames>
}

type OfOne = string | readonly string[]
type SentNames = OfOne | { readonly ar?: OfOne | undefined; readonly en?: OfOne | undefined }

/** The input fields of every list, for adding and changing entries. */
export const shared = {
  /** By default the code is derived from the English name. The code is fixed once a record refers to the entry. */
  code: optional(code()),
  /** The position in the list, from 1; later entries move down. By default the entry is the last one. */
  order: optional(whole(1, 100_000)),
  hidden: optional(yesNo()),
}

/** The query of every list. */
export const listQuery = { ...shortTable(['order', 'name', 'code']), hidden: optional(yesNo()) }

/** The answer fields of every list. */
export const listed = {
  id: z.number(),
  code: z.string(),
  name: z.string(),
  translations: z.array(z.object({ locale: z.enum(['ar', 'en']), name: z.string() })),
  order: z.number(),
  hidden: z.boolean(),
  /** The number of records that refer to the entry; an entry in use cannot be deleted. */
  uses: z.number(),
}

/** A reference to another record, with its name in the reader's language. */
export const Named = z.object({ id: z.number(), name: z.string() })
export const Removed = z.object({ id: z.number() })

export const writing = {
  who: 'editor',
  refuses: ['conflict'],
} as const

export const changing = {
  who: 'editor',
  refuses: ['not_found', 'conflict'],
} as const
