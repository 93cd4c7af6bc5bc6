import type { FormEvent, ReactNode } from 'react'
import { limits } from '#shared/base/limits.ts'
import type { Site } from '#shared/operator/site.ts'
import { socialNames } from '#shared/operator/siteLinks.ts'
import { api } from '../../app/calls/api.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { FormTrouble } from '../../ui/form/FormTrouble.tsx'
import { useStaffMay } from '../frame/staffMay.ts'
import { listsText } from '../lists/messages.ts'
import { useEntryForm } from '../lists/useEntryForm.ts'
import { CountedPair } from '../table/CountedPair.tsx'
import { contentText } from './messages.ts'
import { TextField } from './SiteField.tsx'
import { type SiteTyped, typedSite } from './siteTyped.ts'
import { TickerLines } from './TickerLines.tsx'

type Form = ReturnType<typeof useEntryForm<SiteTyped>>

/** The site's record in both languages, its social links and its ticker; sends changed fields only. */
export function SiteForm({ site }: { readonly site: Site }) {
  const t = useText(contentText)
  const words = useText(listsText)
  const locale = useLocale()
  const mayEdit = useStaffMay('editor')
  const start = typedSite(site)
  const form = useEntryForm<SiteTyped>({
    start,
    onDone: () => undefined,
    send: (typed) => {
      const names = (Object.keys(typed) as (keyof SiteTyped)[]).filter(
        (name) => JSON.stringify(typed[name]) !== JSON.stringify(start[name]),
      )
      const body = Object.fromEntries(
        names.map((name) => [name, name === 'ticker' ? linesOf(typed) : typed[name]]),
      )
      return api('POST operator/site', { body }, { locale })
    },
  })
  const refusedBecause = mayEdit ? (form.dirty ? null : t.nothingChanged) : words.editorsOnly
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!refusedBecause) void form.submit()
  }
  return (
    <form
      ref={form.ref}
      noValidate
      onSubmit={submit}
      className="flex max-w-5xl flex-col gap-5 [&_input]:scroll-mb-36"
    >
      <Record form={form} />
      <Part title={t.social} hint={t.socialHint}>
        <div className="grid gap-4 sm:grid-cols-2">
          {socialNames.map((name) => (
            <TextField
              key={name}
              label={t[name]}
              link
              value={form.typed[name]}
              errors={form.errorsIn(name)}
              onChange={(value) => form.type({ [name]: value })}
            />
          ))}
        </div>
      </Part>
      <Part title={t.ticker} hint={t.tickerHint}>
        <TickerLines
          lines={form.typed.ticker}
          onChange={(ticker) => form.type({ ticker })}
          errorsOf={form.errorsIn}
        />
      </Part>
      <div className="sticky bottom-0 -mx-4 flex flex-wrap items-center gap-3 border-t border-hairline bg-ground p-4">
        <FormTrouble reason={form.reason} />
        <Button type="submit" busy={form.busy} refusedBecause={refusedBecause}>
          {words.save}
        </Button>
      </div>
    </form>
  )
}

function linesOf({ ticker }: SiteTyped) {
  return ticker.map(({ key: _, id, text, url, hidden }) => ({
    ...(id !== null && { id }),
    text,
    url,
    hidden,
  }))
}

function Record({ form: { typed, type, errorsIn } }: { readonly form: Form }) {
  const t = useText(contentText)
  const pair = (name: 'name' | 'about' | 'address' | 'copyright', label: string, longest: number) => (
    <CountedPair
      {...(name === 'about' && { long: 'few' })}
      label={label}
      longest={longest}
      value={typed[name]}
      onChange={(value) => type({ [name]: value })}
      errors={(language) => errorsIn(`${name}.${language}`)}
    />
  )
  return (
    <Part title={t.record}>
      {pair('name', t.siteName, limits.text.name)}
      {pair('about', t.about, limits.text.note)}
      {pair('address', t.address, limits.text.line)}
      {pair('copyright', t.copyright, limits.text.line)}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t.email}
          link
          value={typed.email}
          errors={errorsIn('email')}
          onChange={(email) => type({ email })}
        />
        <TextField
          label={t.phone}
          link
          value={typed.mobile}
          errors={errorsIn('mobile')}
          onChange={(mobile) => type({ mobile })}
        />
      </div>
    </Part>
  )
}

function Part({
  title,
  hint,
  children,
}: {
  readonly title: string
  readonly hint?: string
  readonly children: ReactNode
}) {
  return (
    <Card as="section" className="flex min-w-0 flex-col gap-5">
      <div>
        <h2 className="text-h3 font-bold">{title}</h2>
        {hint && <p className="text-meta text-quiet">{hint}</p>}
      </div>
      {children}
    </Card>
  )
}
