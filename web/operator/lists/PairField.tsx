import { useText } from '../../app/texts/text.ts'
import { Field, TextArea, TextBox } from '../../ui/form/Field.tsx'
import { listsText } from './messages.ts'

export type Pair = { readonly ar: string; readonly en: string }

type PairFieldProps = {
  readonly label: string
  readonly value: Pair
  readonly onChange: (value: Pair) => void
  readonly errors: (locale: keyof Pair) => readonly string[]
  readonly hint?: string
  /** Several lines. */
  readonly long?: true
}

/** A text in both languages, side by side, each field in its own direction. */
export function PairField({ label, value, onChange, errors, hint, long }: PairFieldProps) {
  const t = useText(listsText)
  const labels = { ar: t.inArabic(label), en: t.inEnglish(label) }
  const Box = long ? TextArea : TextBox
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {(['ar', 'en'] as const).map((locale) => (
        <Field key={locale} label={labels[locale]} hint={hint} errors={errors(locale)}>
          {(control) => (
            <Box
              {...control}
              lang={locale}
              dir={locale === 'ar' ? 'rtl' : 'ltr'}
              value={value[locale]}
              onChange={(event) => onChange({ ...value, [locale]: event.target.value })}
            />
          )}
        </Field>
      ))}
    </div>
  )
}
