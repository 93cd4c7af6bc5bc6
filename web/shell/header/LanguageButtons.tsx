import type { Locale } from '#shared/base/locale.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { classes } from '../../ui/classes.ts'
import { shellText } from '../messages.ts'

const languages: readonly { locale: Locale; short: string; name: string }[] = [
  { locale: 'ar', short: 'Ar', name: 'العربية' },
  { locale: 'en', short: 'En', name: 'English' },
]

/** Two joined buttons; the button of the current language has no effect (specification, section 2). */
export function LanguageButtons({
  wide = false,
  className,
}: {
  readonly wide?: boolean
  readonly className?: string
}) {
  const current = useLocale()
  const t = useText(shellText)
  return (
    <fieldset
      className={classes('flex', wide ? wideGroup : 'rounded-control border border-ink-line', className)}
    >
      <legend className="visually-hidden">{t.language}</legend>
      {languages.map(({ locale, short, name }) => (
        <button
          key={locale}
          type="button"
          lang={locale}
          aria-label={wide ? undefined : `${short} ${name}`}
          aria-pressed={locale === current}
          onClick={() => locale !== current && choose(locale)}
          className={wide ? wideButton : smallButton}
        >
          {wide ? name : short}
        </button>
      ))}
    </fieldset>
  )
}

/** Changes the language. The code for this is loaded on the first click. */
function choose(locale: Locale): void {
  void import('../../app/texts/chosenLocale.ts').then(({ chooseLocale }) => chooseLocale(locale))
}

const smallButton =
  'touch inline-flex h-8.5 w-10 items-center justify-center text-dense text-ink-link first-of-type:rounded-s-control last-of-type:rounded-e-control hover:text-on-ink aria-pressed:bg-ink-chosen aria-pressed:font-bold aria-pressed:text-on-ink-chosen'
const wideGroup = 'w-full overflow-hidden rounded-control border border-line'
const wideButton =
  'min-h-11 grow basis-0 text-dense text-primary hover:bg-tint aria-pressed:bg-primary aria-pressed:font-bold aria-pressed:text-on-primary'
