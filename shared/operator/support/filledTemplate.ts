import type { Locale, Pair } from '../../base/locale.ts'

/** Whether every placeholder of a template is known; an unknown one would reach the sender of the message. */
export const hasKnownPlaceholders = (body: string) =>
  (body.match(/\{[^{}]*\}/g) ?? []).every((one) => one === '{name}' || one === '{order}')

/**
 * The text of a template of answers for one message. `{name}` is the sender's name and `{order}` the number of the
 * message's order; a placeholder without a value is removed with the space before it.
 */
export function filledTemplate(
  body: Pair,
  locale: Locale,
  { name, order }: { readonly name: string; readonly order: string | null },
): string {
  const values = { '{name}': name, '{order}': order ?? '' } as const
  return body[locale].replace(/( ?)(\{name\}|\{order\})/g, (_, space: string, key: keyof typeof values) =>
    values[key] === '' ? '' : space + values[key],
  )
}
