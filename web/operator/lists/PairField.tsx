import { useText } from '../../app/texts/text.ts'
import { TextAreaField, TextField } from '../../ui/form/TextField.tsx'
import { contentText } from '../content/messages.ts'
import { listsText } from './messages.ts'

export type Pair = { readonly ar: string; readonly en: string }

type PairFieldProps = {
  readonly label: string
  readonly value: Pair
  readonly onChange: (value: Pair) => void
  readonly errors: (locale: keyof Pair) => readonly string[]
  readonly hint?: string
  /** The maximum number of characters; the hint shows the number of typed characters. */
  readonly longest?: number
  /** True for a field of several lines. */
  readonly long?: 'few' | 'many'
}

/** A text in both languages, with the fields next to each other, each in its own direction. */
export function PairField({ label, value, onChange, errors, hint, longest, long }: PairFieldProps) {
  const t = useText(listsText)
  const { counted } = useText(contentText)
  const labels = { ar: t.inArabic(label), en: t.inEnglish(label) }
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {(['ar', 'en'] as const).map((locale) => {
        const field = {
          label: labels[locale],
          hint: longest === undefined ? hint : counted(value[locale].length, longest),
          errors: errors(locale),
          lang: locale,
          dir: locale === 'ar' ? 'rtl' : 'ltr',
          maxLength: longest,
          value: value[locale],
          onChange: (text: string) => onChange({ ...value, [locale]: text }),
        }
        return long ? (
          <TextAreaField key={locale} {...field} className={long === 'many' ? 'min-h-64' : 'min-h-24'} />
        ) : (
          <TextField key={locale} {...field} />
        )
      })}
    </div>
  )
}
