import * as z from 'zod/mini'
import { optional, problem, text, whole, yesNo } from '../../base/fields.ts'
import { limits } from '../../base/limits.ts'
import { shortTable } from '../table.ts'

/** What the records of every list have in common (contract, section 8). */

/** Stable and language-free: small Latin letters, digits, hyphens and low lines. */
export function code() {
  return text(limits.text.code).check(
    z.refine((typed) => typed === '' || /^[a-z0-9]+([_-][a-z0-9]+)*$/.test(typed), problem({ code: 'slug' })),
  )
}

/**
 * Further names of a record: a list, or one text with commas between them. Each once, in the order in which they came; a
 * blank text takes all of them away.
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

/** The same in both languages; in one list they are told apart by their letters. What is not sent stays. */
export function namesOfBoth() {
  const apart = z.transform((sent: unknown) => {
    if (typeof sent !== 'string' && !Array.isArray(sent)) return sent
    const all = names().safeParse(sent).data ?? [sent].flat()
    const isArabic = (name: unknown) => /\p{Script=Arabic}/u.test(String(name))
    return { ar: all.filter(isArabic), en: all.filter((name) => !isArabic(name)) }
  })
  const both = z.object({ ar: z.optional(names()), en: z.optional(names()) })
  return z.pipe(apart, both) as z.ZodMiniType<z.output<typeof both>, SentNames>
}

type OfOne = string | readonly string[]
type SentNames = OfOne | { readonly ar?: OfOne | undefined; readonly en?: OfOne | undefined }

/** What every record of a list may be told, when it is made and later. */
export const shared = {
  /** Made of the English name where none is sent; fixed once something refers to the record. */
  code: optional(code()),
  /** The place in its list, from 1; whoever stands there and behind moves on. Last where it is not sent. */
  order: optional(whole(1, 100_000)),
  hidden: optional(yesNo()),
}

/** What a list call is asked. */
export const listQuery = { ...shortTable(['order', 'name', 'code']), hidden: optional(yesNo()) }

/** What every record of a list answers beside what is its own. */
export const listed = {
  id: z.number(),
  code: z.string(),
  name: z.string(),
  translations: z.array(z.object({ locale: z.enum(['ar', 'en']), name: z.string() })),
  order: z.number(),
  hidden: z.boolean(),
  /** How many goods, fish, markets or orders, whichever it is chosen for, have it: what any has is not deleted. */
  uses: z.number(),
}

/** Names of another record, in the reader's language. */
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
