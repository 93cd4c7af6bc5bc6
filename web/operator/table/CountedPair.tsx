import { useText } from '../../app/texts/text.ts'
import { Field, TextArea, TextBox } from '../../ui/form/Field.tsx'
import { contentText } from '../content/messages.ts'
import { listsText } from '../lists/messages.ts'
import type { Pair } from '../lists/PairField.tsx'

type CountedPairProps = {
  readonly label: string
  readonly value: Pair
  readonly longest: number
  readonly onChange: (value: Pair) => void
  readonly errors: (locale: keyof Pair) => readonly string[]
  /** Several lines. */
  readonly long?: 'few' | 'many'
}

/** A text in both languages, side by side, with character counts. */
export function CountedPair({ label, value, longest, onChange, errors, long }: CountedPairProps) {
  const t = useText(listsText)
  const words = useText(contentText)
  const labels = { ar: t.inArabic(label), en: t.inEnglish(label) }
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {(['ar', 'en'] as const).map((locale) => (
        <Field
          key={locale}
          label={labels[locale]}
          hint={words.counted(value[locale].length, longest)}
          errors={errors(locale)}
        >
          {(control) => {
            const box = {
              ...control,
              lang: locale,
              dir: locale === 'ar' ? 'rtl' : 'ltr',
              maxLength: longest,
              value: value[locale],
            }
            const change = (text: string) => onChange({ ...value, [locale]: text })
            return long ? (
              <TextArea
                {...box}
                className={long === 'many' ? 'min-h-64' : 'min-h-24'}
                onChange={(event) => change(event.target.value)}
              />
            ) : (
              <TextBox {...box} onChange={(event) => change(event.target.value)} />
            )
          }}
        </Field>
      ))}
    </div>
  )
}
