import { type ComponentProps, useRef } from 'react'
import { missingIn, type Problems } from '../../app/calls/formState.ts'
import { useText } from '../../app/texts/text.ts'
import { TextAreaField, TextField } from '../../ui/form/TextField.tsx'
import { contentText } from '../content/messages.ts'
import { FormatButtons } from '../content/news/FormatButtons.tsx'
import { listsText } from './messages.ts'

export type Pair = { readonly ar: string; readonly en: string }

/** The problems of a name that is required in both languages. */
export const missingName = ({ ar, en }: Pair): Problems =>
  missingIn({ 'name.ar': ar, 'name.en': en }, ['name.ar', 'name.en'])

type PairFieldProps = {
  readonly label: string
  readonly value: Pair
  readonly onChange: (value: Pair) => void
  readonly errors: (locale: keyof Pair) => readonly string[]
  readonly hint?: string
  /** The maximum number of characters; the hint shows the number of typed characters. */
  readonly longest?: number
  /** The height of a plain text area; if it is absent, the field has one line. */
  readonly long?: 'few' | 'many'
  /** Shows buttons for headings, lists, bold words and links. */
  readonly formatted?: boolean
}

/** A text in both languages, with the fields next to each other, each in its own direction. */
export function PairField({
  label,
  value,
  onChange,
  errors,
  hint,
  longest,
  long,
  formatted = false,
}: PairFieldProps) {
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
        if (formatted) return <FormattedArea key={locale} {...field} />
        return long ? (
          <TextAreaField key={locale} {...field} className={areaHeights[long]} />
        ) : (
          <TextField key={locale} {...field} />
        )
      })}
    </div>
  )
}

const areaHeights = { few: 'min-h-24', many: 'min-h-64' } as const

function FormattedArea(field: ComponentProps<typeof TextAreaField>) {
  const box = useRef<HTMLDivElement>(null)
  return (
    <div ref={box}>
      <TextAreaField
        {...field}
        tools={<FormatButtons box={box} label={field.label} />}
        className={areaHeights.many}
      />
    </div>
  )
}
