import * as z from 'zod/mini'
import { dayStart } from './dates.ts'
import type { FieldProblem } from './errors.ts'
import { limits } from './limits.ts'
import { fromRiyals, type Halalas, maxAmount, toRiyals } from './money.ts'
import { fromKilograms, type Grams, maxWeight, toKilograms } from './quantity.ts'
import { isBlank, latinDigits, typedNumber, withoutDirectionMarks, withoutInvisible } from './text/digits.ts'
import { businessNumber, mobileE164, nationalId } from './text/identity.ts'

/** The fields that calls are built from. A refusal of one carries a FieldProblem in the params. */

/** A number as it may be sent: in JSON, in a form or in the address, in either digit kind. */
type Typed = number | string

/** A positive whole number that names a record. */
export function id() {
  return number(z.refine((value) => Number.isSafeInteger(value) && value > 0, problem({ code: 'whole' })))
}

/**
 * An entry of a list of the market that one filters by: a fish, a city, a size. No such number is as long as a record's may
 * be; in a form, where every choice is told at once, it is an id that no list has.
 */
export function entry() {
  return number(
    z.refine((value) => Number.isSafeInteger(value) && value > 0, problem({ code: 'whole' })),
    z.refine((value) => !(value > longestEntry), problem({ code: 'choice' })),
  )
}

const longestEntry = 2_147_483_647

/** A whole number between two bounds. */
export function whole(least: number, most: number) {
  return number(
    z.refine((value) => Number.isSafeInteger(value), { ...problem({ code: 'whole' }), abort: true }),
    z.refine((value) => value >= least, problem({ code: 'at_least', bound: least })),
    z.refine((value) => value <= most, problem({ code: 'at_most', bound: most })),
  )
}

/** A length of time between two bounds, in whole seconds. */
export function seconds(least: number, most: number) {
  return number(
    z.refine((value) => Number.isSafeInteger(value), { ...problem({ code: 'whole' }), abort: true }),
    z.refine((value) => value >= least, problem({ code: 'time_least', bound: least })),
    z.refine((value) => value <= most, problem({ code: 'time_most', bound: most })),
  )
}

/** An amount or weight of the wire: at least 0, at most `most`, with at most `decimals` decimals. */
export function decimal(decimals: number, most: number) {
  const scale = 10 ** decimals
  const fits = (value: number) => Math.abs(Math.round(value * scale) / scale - value) < 1e-9
  return number(
    z.refine((value) => value >= 0, { ...problem({ code: 'at_least', bound: 0 }), abort: true }),
    z.refine((value) => value <= most, { ...problem({ code: 'at_most', bound: most }), abort: true }),
    z.refine(fits, problem({ code: 'decimals', bound: decimals })),
  )
}

/** An amount of the wire: SAR with at most 2 decimals, more than 0, read as halalas (contract, section 1, "money"). */
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

/** A weight of the wire: kilograms with at most 3 decimals, at least one gram, read as grams (contract, section 1, "quantity"). */
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

/** A text in both languages, as forms send it: `{ ar, en }`, in form data `name[ar]`, `name[en]`. */
export function bothLanguages(longest: number) {
  return z.object({ ar: text(longest), en: text(longest) })
}

/** A moment, ISO 8601, or a day of the market's calendar, which begins in Riyadh. */
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

/** One file or several of one name. */
export function picturesUpTo(most: number) {
  const list = z
    .array(picture())
    .check(z.refine((files) => files.length <= most, problem({ code: 'too_many', bound: most })))
  const several = z.transform((sent: unknown) => (Array.isArray(sent) || sent === undefined ? sent : [sent]))
  return z.optional(
    sentAs<UploadedFile[] | undefined, readonly SentFile[] | SentFile>(z.pipe(several, z.optional(list))),
  )
}

/** `YYYY-MM-DD` of the market's calendar, read as the moment that day begins in Riyadh. */
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

/** Ids of records: `3`, `3,7` or the name repeated. */
export function ids() {
  return severalOf(id)
}

/** Entries of lists, for a filter, as ids are sent. */
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

/** A text with something to read in it, trimmed and without direction marks; at most `longest` characters. */
export function text(longest: number) {
  return readable(withoutDirectionMarks, longest)
}

/** A text that may also be sent blank, to take away what was there. */
export function textOrBlank(longest: number) {
  return z.string().check(z.overwrite(shownOf(withoutDirectionMarks)), z.trim(), z.maxLength(longest))
}

/** The name of a person, an account or a bank: a text without any invisible character, so that no two only look the same. */
export function nameText() {
  return readable(withoutInvisible, limits.text.name)
}

function readable(cleaned: (typed: string) => string, longest: number) {
  return z.string().check(z.overwrite(shownOf(cleaned)), z.trim(), z.minLength(1), z.maxLength(longest))
}

function shownOf(cleaned: (typed: string) => string) {
  return (typed: string) => (isBlank(typed) ? '' : cleaned(typed))
}

/** A Saudi mobile in any usual form, in either digit kind; read as E.164 (domain, section 4). */
export function mobile() {
  return sentAsText(mobileE164, { code: 'mobile' })
}

/** A national or residence number with a right check digit. */
export function nationalNumber() {
  return sentAsText(nationalId, { code: 'n_id' })
}

/** A commercial register or unified number. */
export function registerNumber() {
  return sentAsText((typed) => businessNumber(typed)?.number, { code: 'cr_number' })
}

/** A code that came by message: six digits, in either kind, with or without spaces. */
export function sentCode() {
  const digits = (typed: string) => /^\d{6}$/.exec(latinDigits(typed).replace(/\s/g, ''))?.[0]
  return sentAsText(digits, { code: 'code' })
}

/** A password as it was typed: neither trimmed nor folded. */
export function password() {
  const { longest } = limits.password
  // Counted as the rule of new passwords counts, by characters: what was chosen can be typed again.
  const fits = (typed: string) => typed.length <= 2 * longest && [...typed].length <= longest
  return z.string().check(z.minLength(1), z.refine(fits, problem({ code: 'too_long', bound: longest })))
}

/** Yes or no, as JSON or a form says it. */
export function yesNo() {
  const read = z.transform((value: unknown) =>
    value === 'true' || value === '1' ? true : value === 'false' || value === '0' ? false : value,
  )
  return sentAs<boolean, boolean | 'true' | 'false' | '1' | '0'>(z.pipe(read, z.boolean()))
}

/** Who sends a form. */
export interface Sender {
  /** The person's id, or the address of somebody who is not signed in. */
  readonly id: number | string
  /** An AbortSignal: aborted when the client goes away before its answer. */
  readonly gone: {
    readonly aborted: boolean
    addEventListener(type: 'abort', listener: () => void, options: { readonly once: true }): void
  }
}

/**
 * A file of form data, which cannot be changed. Its bytes are in a temporary file that is deleted with the answer; only the
 * server makes one.
 */
export class UploadedFile {
  readonly name: string
  readonly path: string
  readonly size: number
  /** SHA-256 of the bytes. */
  readonly digest: Uint8Array
  /** The first bytes, which tell the kind. */
  readonly head: Uint8Array
  readonly sender: Sender

  constructor(name: string, stored: Omit<UploadedFile, 'name'>) {
    this.name = name
    this.path = stored.path
    this.size = stored.size
    this.digest = stored.digest
    this.head = stored.head
    this.sender = Object.freeze(stored.sender)
    Object.freeze(this)
  }
}

/** What a browser sends as a file: a Blob or File. */
type SentFile = { readonly size: number; readonly type: string }

/** A picture in form data; what its bytes are is looked at when it is taken in. */
export function picture() {
  return file({ code: 'picture' })
}

/** A file of a table in form data; whether its bytes are one is looked at when it is read. */
export function csvFile() {
  return file({ code: 'csv' })
}

function file(fault: FieldProblem) {
  const stored = z
    .custom<UploadedFile>((value) => value instanceof UploadedFile, problem(fault))
    .check(
      z.refine(
        (value) => !(value instanceof UploadedFile) || value.size > 0,
        problem({ code: 'empty_file' }),
      ),
    )
  pictures.add(stored)
  return sentAs<UploadedFile, SentFile>(stored)
}

/** The schemas that stand for files, so that the document of the calls can say so. */
export const pictures = new WeakSet<object>()

/** An e-mail address in its one form: trimmed, without invisible characters, wide letters as plain ones. */
export function email() {
  return z.string().check(
    z.overwrite((typed) => withoutInvisible(typed).normalize('NFKC')),
    z.trim(),
    z.minLength(1),
    z.maxLength(limits.text.email),
    z.refine(isEmail, problem({ code: 'email' })),
  )
}

/** One at, something on both sides, a dot in the domain, no spaces: what a mail server would at least try. */
function isEmail(text: string): boolean {
  return text === '' || /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text)
}

/** Not sent and sent blank are the same. */
export function optional<Out, In>(schema: z.ZodMiniType<Out, In>) {
  const blankAsAbsent = z.transform((value: unknown) => (value === '' || value === null ? undefined : value))
  const inner = z.optional(schema) as z.ZodMiniType<Out | undefined, NonNullable<unknown> | undefined>
  return z.optional(sentAs<Out | undefined, In | ''>(z.pipe(blankAsAbsent, inner)))
}

/** Not sent stays as it is; sent blank takes away what was there. */
export function clearable<Out, In>(schema: z.ZodMiniType<Out, In>) {
  const blankAsNone = z.transform((value: unknown) =>
    typeof value === 'string' && isBlank(value) ? null : value,
  )
  return z.optional(
    sentAs<Out | null | undefined, In | '' | null>(z.pipe(blankAsNone, z.nullable(z.optional(schema)))),
  )
}

/** Says what is wrong, in the one form that the edge can put into words. */
export function problem(fault: FieldProblem) {
  return { params: fault }
}

/**
 * A text that is read into its one form, or refused. Blank and too long are told as that alone, without `abort`: it would
 * silence what the whole form has to say beside it.
 */
export function sentAsText(read: (typed: string) => string | undefined, fault: FieldProblem) {
  const longest = limits.text.name
  const told = (typed: string) => typed === '' || typed.length > longest
  return z.pipe(
    z.string().check(
      z.trim(),
      z.minLength(1),
      z.maxLength(longest),
      z.refine((typed) => told(typed) || read(typed) !== undefined, problem(fault)),
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

/** A transform takes anything; this says what a client is meant to send. */
function sentAs<Out, In>(schema: z.core.$ZodType): z.ZodMiniType<Out, In> {
  return schema as z.ZodMiniType<Out, In>
}

function momentOf(typed: string): Date | undefined {
  const written = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2})$/
  const date = written.test(typed) ? new Date(typed) : undefined
  return date && !Number.isNaN(date.getTime()) ? date : undefined
}
