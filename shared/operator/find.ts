import * as z from 'zod/mini'
import { call } from '../base/call.ts'
import { text } from '../base/fields.ts'
import { limits } from '../base/limits.ts'
import { latinDigits } from '../base/text/digits.ts'
import { isEmail, mobileE164 } from '../base/text/identity.ts'
import { orderNumberBase } from '../orders/rules.ts'
import { foldedReference } from '../wallet/rules.ts'
import { foundKinds } from './foundKinds.ts'

/** A record that matches the search text. */
export const FoundRecord = z.object({
  kind: z.enum(foundKinds),
  id: z.number(),
  /** The number that people see: 100482 for an order, the id for other records. */
  number: z.string(),
  /** The name of the record: the person, the goods, the title or the subject. */
  name: z.string(),
  /** The text that distinguishes the record: the other party, the masked mobile, the reference, the end of the IBAN. */
  detail: z.nullable(z.string()),
  /** In SAR. */
  amount: z.nullable(z.number()),
  at: z.nullable(z.string()),
})
export type FoundRecord = z.output<typeof FoundRecord>

/**
 * Finds records of every kind by one text: a number, a mobile in any usual form, an e-mail, a name in any spelling, a
 * payment or bank reference, an IBAN, words of goods, requests and messages. At most five records of a kind, newest first.
 */
export const findRecords = call('GET operator/find', {
  who: 'staff',
  from: 'contract 8, operator/find; an addition',
  query: z.object({ s: text(limits.text.name) }),
  answer: z.object({ data: z.array(FoundRecord) }),
})

/** The possible meanings of a search text; a meaning that does not apply is null. */
export interface Wanted {
  readonly words: string
  /** The id of a record, if the text is a number. */
  readonly id: number | null
  readonly orderId: number | null
  readonly mobile: string | null
  readonly email: string | null
  /** The beginning of a bank reference: letters and digits only. */
  readonly reference: string | null
  /** The reference of a payment, such as SMK-7K2M4Q. */
  readonly charge: string | null
  /** The end of an IBAN, or a whole IBAN, without spaces. */
  readonly iban: string | null
}

/** Reads a search text in every form that it may have. */
export function readWanted(typed: string): Wanted {
  const words = typed.trim()
  const digits = /^(?:#|r-?)?\s*(\d{1,15})$/i.exec(latinDigits(words))?.[1]
  const number = digits === undefined ? null : Number(digits)
  const folded = foldedReference(words)
  const iban =
    /^(?:sa)?\d{2}[0-9a-z]*$|^\d{4,}$/.test(folded) && folded.length <= 24 ? folded.toUpperCase() : null
  return {
    words,
    id: number,
    orderId: number !== null && number > orderNumberBase ? number - orderNumberBase : null,
    mobile: mobileE164(words) ?? null,
    email: words.includes('@') && isEmail(words) ? words : null,
    reference: folded.length >= 4 && /\d/.test(folded) ? folded : null,
    charge: folded.startsWith('smk') && folded.length > 3 ? `SMK-${folded.slice(3).toUpperCase()}` : null,
    iban: iban !== null && iban.length >= 4 ? iban : null,
  }
}
