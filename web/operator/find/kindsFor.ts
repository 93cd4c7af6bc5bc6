import { latinDigits } from '#shared/base/text/digits.ts'
import { mobileE164 } from '#shared/base/text/identity.ts'
import { type FoundKind, foundKinds } from '#shared/operator/foundKinds.ts'

/**
 * The kinds of records in the order of their groups. Enter opens the first record, so people come first if the text can be a
 * name, a mobile or an e-mail, and orders if it is another number or reference.
 */
export function kindsFor(words: string): readonly FoundKind[] {
  const person = !/\d/.test(latinDigits(words)) || words.includes('@') || mobileE164(words) !== undefined
  return person ? ['person', ...foundKinds.filter((kind) => kind !== 'person')] : foundKinds
}
