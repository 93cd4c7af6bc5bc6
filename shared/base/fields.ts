import * as z from 'zod/mini'
import { dayStart } from './dates.ts'
import type { FieldProblem } from './errors.ts'
import { limits } from './limits.ts'
import { fromRiyals, type Halalas, maxAmount, toRiyals } from './money.ts'
import { fromKilograms, type Grams, maxWeight, toKilograms } from './quantity.ts'
import { isBlank, latinDigits, typedNumber, withoutDirectionMarks, withoutInvisible } from './text/digits.ts'
import {
  businessNumber,
  emailAddress,
  isEmail,
  mobileE164,
  nationalId,
  vatNumber as readVatNumber,
} from './text/identity.ts'

/** The fields that calls consist of. The issues of a field contain a FieldProblem in `params`. */

/** A number as sent in JSON, in a form or in a URL, in Latin or Arabic digits. */
type Typed = number | string

/** The id of a record: a positive whole number. */
export function id() {
  return number(z.refine((value) => Number.isSafeInteger(value) && value > 0, problem({ code: 'whole' })))
}

/** The id of a list entry in a filter: a fish, a city, a size. These ids are 32-bit numbers; a larger number is reported as an unknown choice. */
export function entry() {
  return number(
    z.refine((value) => Number.isSafeInteger(value) && value > 0, problem({ code: 'whole' })),
    z.refine((value) => !(value > longestEntry), problem({ code: 'choice' })),
  )
}

const longestEntry = 2_147_483_647

/** A whole number within bounds. */
export function whole(least: number, most: number) {
  return number(
    z.refine((value) => Number.isSafeInteger(value), { ...problem({ code: 'whole' }), abort: true }),
    z.refine((value) => value >= least, problem({ code: 'at_least', bound: least })),
    z.refine((value) => value <= most, problem({ code: 'at_most', bound: most })),
  )
}

/** A duration in whole seconds, within bounds. */
export function seconds(least: number, most: number) {
  return number(
    z.refine((value) => Number.isSafeInteger(value), { ...problem({ code: 'whole' }), abort: true }),
    z.refine((value) => value >= least, problem({ code: 'time_least', bound: least })),
    z.refine((value) => value <= most, problem({ code: 'time_most', bound: most })),
  )
}

/** A number from 0 to `most` with at most `decimals` decimals. */
export function decimal(decimals: number, most: number) {
  const scale = 10 ** decimals
  const fits = (value: number) => Math.abs(Math.round(value * scale) / scale - value) < 1e-9
  return number(
    z.refine((value) => value >= 0, { ...problem({ code: 'at_least', bound: 0 }), abort: true }),
    z.refine((value) => value <= most, { ...problem({ code: 'at_most', bound: most }), abort: true }),
    z.refine(fits, problem({ code: 'decimals', bound: decimals })),
  )
}

/** An amount in SAR with at most 2 decimals, at least `least` halalas, converted to halalas (contract, section 1, "money"). */
export function amount(least = 1) {
  return sentAs<Halalas, Typed>(
    z.pipe(
      decimal(2, toRiyals(maxAmount)).check(
        z.refine((value) => value * 100 >= least - 1e-6, problem({ code: 'at_least', bound: least / 100 })),
      ),
      z.transform((riyals) => fromRiyals(riyals) as Halalas),
    ),
  )
}

/** A weight in kilograms with at most 3 decimals, at least `least` grams, converted to grams (contract, section 1, "quantity"). */
export function weight(least = 1) {
  return sentAs<Grams, Typed>(
    z.pipe(
      decimal(3, toKilograms(maxWeight)).check(
        z.refine((value) => value * 1_000 >= least, problem({ code: 'at_least', bound: least / 1_000 })),
      ),
      z.transform((kilograms) => fromKilograms(kilograms) as Grams),
    ),
  )
}

/** A text in both languages: `{ ar, en }` in JSON, `name[ar]` and `name[en]` in form data. */
export function bothLanguages(longest: number) {
  return z.object({ ar: text(longest), en: text(longest) })
}

/** A moment in ISO 8601, or a day, which means its beginning in Riyadh. */
export function moment() {
  const read = (typed: string) => dayStart(typed) ?? momentOf(typed)
  return sentAs<Date, string>(
    z.pipe(
      z.string().check(
        z.trim(),
        z.refine((typed) => read(typed) !== undefined, problem({ code: 'date' })),
      ),
      z.transform((typed) => read(typed) as Date),
    ),
  )
}

/** A day as `YYYY-MM-DD`, converted to the moment at which it begins in Riyadh. */
export function day() {
  const written = z
    .string()
    .check(z.refine((text) => dayStart(text) !== undefined, problem({ code: 'date' })))
  return sentAs<Date, string>(
    z.pipe(
      written,
      z.transform((text) => dayStart(text) as Date),
    ),
  )
}

/** Ids of records, as `3`, as `3,7` or as a repeated parameter. */
export function ids() {
  return severalOf(id)
}

/** Ids of list entries for a filter, in the format of {@link ids}. */
export function entries() {
  return severalOf(entry)
}

function severalOf(one: typeof id) {
  const most = limits.listIds
  const list = z
    .array(one())
    .check(z.refine((found) => found.length <= most, problem({ code: 'too_many', bound: most })))
  return z.optional(
    sentAs<number[] | undefined, Typed | readonly Typed[]>(z.pipe(z.transform(parts), z.optional(list))),
  )
}

/** A non-blank text of at most `longest` characters, trimmed and without direction marks. */
export function text(longest: number) {
  return readable(withoutDirectionMarks, longest)
}

/** A note. Most calls use the field `note` for a reason, so the usual problem of a blank `note` asks for a reason. This field asks for a note. */
export function noteText(longest: number) {
  return textOrBlank(longest).check(z.refine((note) => note !== '', problem({ code: 'note' })))
}

/** A text that may be blank; a blank text removes the stored value. */
export function textOrBlank(longest: number) {
  return z
    .string()
    .check(z.overwrite(cleanUnlessBlank(withoutDirectionMarks)), z.trim(), z.maxLength(longest))
}

/**
 * The name of a person, an account or a bank. Invisible characters are removed, so that different names do not look the
 * same.
 */
export function nameText() {
  return readable(withoutInvisible, limits.text.name)
}

function readable(cleaned: (typed: string) => string, longest: number) {
  return z
    .string()
    .check(z.overwrite(cleanUnlessBlank(cleaned)), z.trim(), z.minLength(1), z.maxLength(longest))
}

function cleanUnlessBlank(cleaned: (typed: string) => string) {
  return (typed: string) => (isBlank(typed) ? '' : cleaned(typed))
}

/** A Saudi mobile in any usual format, in Latin or Arabic digits, converted to E.164. */
export function mobile() {
  return sentAsText(mobileE164, { code: 'mobile' })
}

/** A national or residence number with a valid check digit. */
export function nationalNumber() {
  return sentAsText(nationalId, { code: 'n_id' })
}

/** A commercial register or unified number. */
export function registerNumber() {
  return sentAsText((typed) => businessNumber(typed)?.number, { code: 'cr_number' })
}

/** A VAT registration number. */
export function vatNumber() {
  return sentAsText(readVatNumber, { code: 'vat_number' })
}

/** A code from a message: six Latin or Arabic digits, with or without spaces. */
export function sentCode() {
  const digits = (typed: string) => /^\d{6}$/.exec(latinDigits(typed).replace(/\s/g, ''))?.[0]
  return sentAsText(digits, { code: 'code' })
}

/** A password exactly as typed. */
export function password() {
  const { longest } = limits.password
  // The length is counted in characters, as in the rule for new passwords, so that every password that could be chosen is
  // accepted.
  const fits = (typed: string) => typed.length <= 2 * longest && [...typed].length <= longest
  return z.string().check(z.minLength(1), z.refine(fits, problem({ code: 'too_long', bound: longest })))
}

/** A boolean that is sent as JSON or as a form field. */
export function yesNo() {
  const read = z.transform((value: unknown) =>
    value === 'true' || value === '1' ? true : value === 'false' || value === '0' ? false : value,
  )
  return sentAs<boolean, boolean | 'true' | 'false' | '1' | '0'>(z.pipe(read, z.boolean()))
}

/** An e-mail address, normalized. */
export function email() {
  return z
    .string()
    .check(
      z.overwrite(emailAddress),
      z.minLength(1),
      z.maxLength(limits.text.email),
      z.refine(isEmail, problem({ code: 'email' })),
    )
}

/** Absent and blank input both become undefined. */
export function optional<Out, In>(schema: z.ZodMiniType<Out, In>) {
  const blankAsAbsent = z.transform((value: unknown) => (value === '' || value === null ? undefined : value))
  const inner = z.optional(schema) as z.ZodMiniType<Out | undefined, NonNullable<unknown> | undefined>
  return z.optional(sentAs<Out | undefined, In | ''>(z.pipe(blankAsAbsent, inner)))
}

/** An absent field keeps the stored value; a blank field becomes null, which removes the value. */
export function clearable<Out, In>(schema: z.ZodMiniType<Out, In>) {
  const blankAsNone = z.transform((value: unknown) =>
    typeof value === 'string' && isBlank(value) ? null : value,
  )
  return z.optional(
    sentAs<Out | null | undefined, In | '' | null>(z.pipe(blankAsNone, z.nullable(z.optional(schema)))),
  )
}

/** The parameters of an issue that the HTTP layer turns into a message. */
export function problem(fault: FieldProblem) {
  return { params: fault }
}

/**
 * A text that `read` normalizes or refuses. If the text is blank or too long, only this is reported. The check does not `abort`, because `abort`
 * would suppress the problems of the whole form.
 */
export function sentAsText(read: (typed: string) => string | undefined, fault: FieldProblem) {
  const longest = limits.text.name
  const reported = (typed: string) => typed === '' || typed.length > longest
  return z.pipe(
    z.string().check(
      z.trim(),
      z.minLength(1),
      z.maxLength(longest),
      z.refine((typed) => reported(typed) || read(typed) !== undefined, problem(fault)),
    ),
    z.transform((typed) => read(typed) as string),
  )
}

function number(...checks: z.core.$ZodCheck<number>[]) {
  const read = z.transform((value: unknown) =>
    value === undefined ? value : (typedNumber(value) ?? Number.NaN),
  )
  return sentAs<number, Typed>(z.pipe(read, z.number().check(...checks)))
}

function parts(value: unknown): unknown[] | undefined {
  const sent: readonly unknown[] = Array.isArray(value) ? value : [value]
  const all = sent.flatMap((part) => (typeof part === 'string' ? part.split(/[,،]/) : [part]))
  const filled = all.filter((part) => part !== '' && part !== undefined && part !== null)
  return filled.length ? filled : undefined
}

/** Declares the input type of a schema whose transform accepts anything. */
export function sentAs<Out, In>(schema: z.core.$ZodType): z.ZodMiniType<Out, In> {
  return schema as z.ZodMiniType<Out, In>
}

function momentOf(typed: string): Date | undefined {
  const written = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2})$/
  const date = written.test(typed) ? new Date(typed) : undefined
  return date && !Number.isNaN(date.getTime()) ? date : undefined
}
