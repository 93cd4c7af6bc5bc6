import { directionOf } from '#shared/base/locale.ts'
import { languageOf } from '#shared/base/text/language.ts'
import { baseText } from '../../app/texts/messages.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { classes } from '../classes.ts'
import { Isolate } from './Isolate.tsx'

/**
 * A text that a person wrote, in its own language and direction. Texts of people are not translated, so readers of the other
 * language see a tag above it. The box is as wide as the text and begins where the tag begins, so that a short text is not at
 * the far side of a wide card. Contains only spans, so that it can be used in a paragraph.
 */
export function Written({
  text,
  className = 'block',
}: {
  readonly text: string
  readonly className?: string
}) {
  const language = languageOf(text)
  return (
    <>
      <OriginalTag of={text} className="mb-1" />
      <span
        lang={language}
        dir={language ? directionOf[language] : 'auto'}
        className={classes('w-fit max-w-full break-words whitespace-pre-line', className)}
      >
        {text.split(dates).map((part, place) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity.
          place % 2 === 1 ? <Isolate key={place}>{part}</Isolate> : part,
        )}
      </span>
    </>
  )
}

/** Dates and telephone numbers with separators, whose parts the bidi algorithm reverses after Arabic letters. */
const dates = /(\d{1,4}(?:[-/]\d{1,4}){2})/

/** A note that a text is in the language in which its author wrote it. Renders nothing for readers of that language. */
export function OriginalTag({ of, className }: { readonly of: string; readonly className?: string }) {
  const t = useText(baseText)
  const locale = useLocale()
  const language = languageOf(of)
  if (!language || language === locale) return null
  return (
    <span className={classes('block', className)}>
      <span className="inline-block rounded-badge border border-line px-1.5 text-meta font-normal whitespace-nowrap text-quiet">
        {t.original}
      </span>
    </span>
  )
}
