import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { termsVersion } from '#shared/auth/rules.ts'
import { type Messages, useLocale, useText } from '../../app/texts/text.ts'
import { Linked } from '../../auth/Linked.tsx'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { legalText } from './messages.ts'
import { privacySections } from './privacyMessages.ts'
import { termsSections } from './termsMessages.ts'

/** A legal text with its version, table of contents and contact links. */
export function Legal({ page }: { readonly page: 'terms' | 'privacy' }) {
  const t = useText(legalText)
  const sections = page === 'terms' ? termsSections : privacySections
  return (
    <div className="content pt-3 pb-10 md:pt-4 md:pb-14">
      <Breadcrumbs fromHome crumbs={[{ label: t[page] }]} />
      <header className="mt-3 max-w-text">
        <h1 className="text-h1">{t[page]}</h1>
        <p className="mt-2 text-article text-quiet">{page === 'terms' ? t.termsLead : t.privacyLead}</p>
        <p className="mt-2 text-meta text-quiet">
          {t.version} <Isolate>{termsVersion}</Isolate>
        </p>
      </header>
      <div className="mt-6 grid items-start gap-5 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-10">
        <Contents sections={sections} />
        <article className="min-w-0 max-w-text">
          {Object.entries(sections).map(([id, words], index) => (
            <Section key={id} id={id} number={index + 1} words={words} />
          ))}
          <Questions other={page === 'terms' ? 'privacy' : 'terms'} />
        </article>
      </div>
    </div>
  )
}

type Sections = Readonly<Record<string, Messages>>

function Contents({ sections }: { readonly sections: Sections }) {
  const t = useText(legalText)
  const locale = useLocale()
  return (
    <Card as="aside" padding="none" className="lg:sticky lg:top-24">
      <nav aria-labelledby="contents" className="p-2">
        <h2 id="contents" className="px-3 py-2 text-dense font-bold">
          {t.contents}
        </h2>
        <ol>
          {Object.entries(sections).map(([id, words], index) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex min-h-11 items-center gap-3 rounded-control px-3 text-dense text-primary hover:bg-tint"
              >
                <Isolate className="w-4 shrink-0 text-quiet">{index + 1}</Isolate>
                {String(words.title?.[locale])}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </Card>
  )
}

function Section({
  id,
  number,
  words,
}: {
  readonly id: string
  readonly number: number
  readonly words: Messages
}) {
  const locale = useLocale()
  const { title, ...rest } = words
  const parts = Object.entries(rest).map(([name, pair]) => ({ name, text: String(pair[locale]) }))
  return (
    <section aria-labelledby={id} className="not-first:mt-10">
      <h2 id={id} className="scroll-mt-24 text-h2">
        <span className="text-quiet">
          <Isolate>{number}</Isolate>.
        </span>{' '}
        {String(title?.[locale])}
      </h2>
      {grouped(parts).map(({ list, parts: together }) =>
        list ? (
          <ul key={together[0]?.name} className="mt-3 flex list-disc flex-col gap-2 ps-6 marker:text-primary">
            {together.map(({ name, text }) => (
              <li key={name} className="text-article">
                <Linked text={text} links={links} />
              </li>
            ))}
          </ul>
        ) : (
          together.map(({ name, text }) => (
            <p key={name} className="mt-3 text-article">
              <Linked text={text} links={links} />
            </p>
          ))
        ),
      )}
    </section>
  )
}

type Part = { readonly name: string; readonly text: string }
type Group = { readonly list: boolean; readonly parts: Part[] }

/** Groups consecutive `item...` entries into lists. */
function grouped(parts: readonly Part[]): Group[] {
  const groups: Group[] = []
  for (const part of parts) {
    const list = part.name.startsWith('item')
    const last = groups.at(-1)
    if (last?.list === list) last.parts.push(part)
    else groups.push({ list, parts: [part] })
  }
  return groups
}

const linkLook = 'font-bold text-primary underline underline-offset-4 hover:text-primary-hover'

const links: Readonly<Record<'account' | 'edit' | 'upgrade' | 'contact', (words: string) => ReactNode>> = {
  account: (words) => (
    <Link to="/profile/account" className={linkLook}>
      {words}
    </Link>
  ),
  edit: (words) => (
    <Link to="/profile/account/edit" className={linkLook}>
      {words}
    </Link>
  ),
  upgrade: (words) => (
    <Link to="/profile/account/upgrade" search={{ higher: true }} className={linkLook}>
      {words}
    </Link>
  ),
  contact: (words) => (
    <Link to="/contact-us" className={linkLook}>
      {words}
    </Link>
  ),
}

function Questions({ other }: { readonly other: 'terms' | 'privacy' }) {
  const t = useText(legalText)
  return (
    <Card as="section" padding="details" className="mt-10 flex flex-wrap items-center gap-4">
      <div className="min-w-0 grow basis-60">
        <h2 className="text-h3">{t.questions}</h2>
        <p className="text-meta text-quiet">{t.questionsBody}</p>
      </div>
      <ButtonLink to="/contact-us">{t.contactUs}</ButtonLink>
      <ButtonLink to={`/${other}`} kind="outlined">
        {other === 'terms' ? t.readTerms : t.readPrivacy}
      </ButtonLink>
    </Card>
  )
}
