import type { Locale, Pair } from '../../base/locale.ts'

/** Whether every placeholder of a template is known. An unknown placeholder would be sent to the reader of the answer. */
export const hasKnownPlaceholders = (body: string) =>
  (body.match(/\{[^{}]*\}/g) ?? []).every((one) => one === '{name}' || one === '{order}')

/** Whether an answer has no placeholder left, such as `{order}` before the message is linked to an order. */
export const isFilled = (reply: string) => !/\{(name|order)\}/.test(reply)

/**
 * The text of a template of answers for one message. `{name}` is the sender's name and `{order}` the number of the
 * message's order; without an order its placeholder stays, because the sentence around it needs a number.
 */
export function filledTemplate(
  body: Pair,
  locale: Locale,
  { name, order }: { readonly name: string; readonly order: string | null },
): string {
  const values = { '{name}': name, '{order}': order ?? '{order}' } as const
  return body[locale].replace(/\{name\}|\{order\}/g, (key) => values[key as keyof typeof values])
}
