import { orderFormText } from './messages.ts'

export const returnKinds = ['stale', 'underweight', 'another', 'damaged', 'other'] as const
export type ReturnKind = (typeof returnKinds)[number]

/**
 * Splits the reason of a return into the chosen problem and the buyer's own words. The form has written the problem
 * into the first line, in the buyer's language.
 */
export function returnReasonOf(reason: string): { readonly kind?: ReturnKind; readonly words: string } {
  const [first = '', ...rest] = reason.split(/\r?\n/)
  const kind = returnKinds.find((each) => Object.values<string>(orderFormText[each]).includes(first))
  return kind ? { kind, words: rest.join('\n') } : { words: reason }
}
