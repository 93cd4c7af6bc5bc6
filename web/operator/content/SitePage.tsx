import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { limits } from '#shared/base/limits.ts'
import type { Site } from '#shared/operator/site.ts'
import { socialNames } from '#shared/operator/siteLinks.ts'
import { api } from '../../app/calls/api.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { FormTrouble } from '../../ui/form/FormTrouble.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { Loaded } from '../../ui/states/Loaded.tsx'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { useStaffMay } from '../frame/staffMay.ts'
import { listsText } from '../lists/messages.ts'
import { PairField } from '../lists/PairField.tsx'
import { useEntryForm } from '../lists/useEntryForm.ts'
import { contentText } from './messages.ts'
import { type SiteTyped, typedSite } from './siteTyped.ts'
import { linkBox, TickerLines } from './TickerLines.tsx'

type Form = ReturnType<typeof useEntryForm<SiteTyped>>

/** The form of the site's data that every page shows, such as its name and contacts, and of its ticker. */
export function SitePage() {
  const locale = useLocale()
  const result = useQuery({
    queryKey: ['operator', 'site', locale],
    queryFn: ({ signal }) => api('GET operator/site', {}, { locale, signal }),
    // A refetch would replace the typed values.
    refetchOnWindowFocus: false,
  })
  return (
    <Loaded result={result} loading={<Skeleton className="h-96 rounded-card" />}>
      {(site) => <SiteForm key={JSON.stringify(site)} site={site} />}
    </Loaded>
  )
}

/** The form of the site's data, which sends only changed fields. */
function SiteForm({ site }: { readonly site: Site }) {
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
  return (
    <form
      ref={form.ref}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!refusedBecause) void form.submit()
      }}
      className="flex max-w-5xl flex-col gap-5 [&_input]:scroll-mb-36"
    >
      <fieldset disabled={!mayEdit} className="flex min-w-0 flex-col gap-5">
        <Record form={form} />
        <Part title={t.social} hint={t.socialHint}>
          <div className="grid gap-4 sm:grid-cols-2">
            {socialNames.map((name) => (
              <TextField key={name} label={t[name]} {...linkBox} {...form.field(name)} />
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
      </fieldset>
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

function Record({ form: { typed, type, field, errorsIn } }: { readonly form: Form }) {
  const t = useText(contentText)
  const pair = (name: 'name' | 'about' | 'address' | 'copyright', label: string, longest: number) => (
    <PairField
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
        <TextField label={t.email} {...linkBox} {...field('email')} />
        <TextField label={t.phone} {...linkBox} {...field('mobile')} />
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
