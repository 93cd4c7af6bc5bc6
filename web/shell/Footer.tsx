import { Link } from '@tanstack/react-router'
import { Mail, MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Info } from '#shared/home/contract.ts'
import { useText } from '../app/texts/text.ts'
import { Logo } from '../ui/art/Logo.tsx'
import { Isolate } from '../ui/values/Isolate.tsx'
import { LanguageButtons } from './header/LanguageButtons.tsx'
import { legalPlaces, places } from './header/places.ts'
import { ThemeSwitch } from './header/ThemeSwitch.tsx'
import { footerText, shellText } from './messages.ts'
import { SocialLinks } from './SocialLinks.tsx'

/** Links, contact, social networks and copyright (specification, section 1). */
export function Footer({ info }: { readonly info: Info }) {
  const t = { ...useText(shellText), ...useText(footerText) }
  return (
    <footer className="bg-ink text-ink-link">
      <div className="content grid grid-cols-2 gap-8 py-10 md:gap-10 md:py-12 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)_minmax(0,1fr)_minmax(0,1.3fr)]">
        <div className="max-w-text max-lg:col-span-full">
          <div className="mb-3 flex items-center gap-3 text-h3 text-on-ink">
            <Logo className="size-9" />
            {info.name}
          </div>
          <p className="max-w-md text-dense">{info.about}</p>
        </div>
        {columnNames.map((column) => (
          <Column key={column} title={t[column]}>
            <ul>
              {columns[column].map(({ to, label }) => (
                <li key={to}>
                  <Link
                    to={to}
                    className="inline-flex min-h-11 items-center text-dense hover:text-on-ink hover:underline md:min-h-9"
                  >
                    {t[label]}
                  </Link>
                </li>
              ))}
            </ul>
          </Column>
        ))}
        <Column title={t.contactUs} className="max-sm:col-span-full">
          <Contact info={info} />
          <SocialLinks info={info} />
        </Column>
      </div>
      <div className="content">
        {info.demo ? <p className="pb-4 text-meta text-on-ink">{t.demoNote}</p> : null}
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-ink-line py-4 text-meta">
          <Copyright text={info.copyright} />
          <div className="flex items-center gap-6">
            {/* On a phone, pages other than home have no menu button in the header. */}
            <LanguageButtons className="md:hidden" />
            <ThemeSwitch />
          </div>
        </div>
      </div>
    </footer>
  )
}

const columns = {
  markets: [places.local, places.international, places.auctions, places.requests, places.specials],
  platform: [places.aboutUs, places.news, places.contactUs, legalPlaces.terms, legalPlaces.privacy],
} as const
const columnNames = ['markets', 'platform'] as const satisfies readonly (keyof typeof columns)[]

function Column({
  title,
  className,
  children,
}: {
  readonly title: string
  readonly className?: string
  readonly children: ReactNode
}) {
  return (
    <section className={className}>
      <h2 className="mb-2 text-dense font-bold text-on-ink">{title}</h2>
      {children}
    </section>
  )
}

function Contact({ info }: { readonly info: Info }) {
  const t = useText(footerText)
  const line = 'inline-flex min-h-11 items-center gap-3 text-dense md:min-h-9'
  return (
    <ul>
      <li>
        <a
          href={`tel:${info.mobile.replaceAll(' ', '')}`}
          className={`${line} hover:text-on-ink hover:underline`}
        >
          <Phone aria-label={t.phone} size={18} className="shrink-0" />
          <Isolate>{info.mobile}</Isolate>
        </a>
      </li>
      <li>
        <a href={`mailto:${info.email}`} className={`${line} hover:text-on-ink hover:underline`}>
          <Mail aria-label={t.email} size={18} className="shrink-0" />
          <Isolate>{info.email}</Isolate>
        </a>
      </li>
      <li className={line}>
        <MapPin aria-label={t.address} size={18} className="shrink-0" />
        <span>{info.address}</span>
      </li>
    </ul>
  )
}

/** The site's record stores the parts as one text, separated by `|`. */
function Copyright({ text }: { readonly text: string }) {
  const parts = text.split('|').map((part) => part.trim())
  return (
    <p className="flex flex-wrap gap-y-1">
      {parts.map((part, index) => (
        <span key={part} className={index > 0 ? 'ms-3 border-s border-ink-line ps-3' : undefined}>
          {part}
        </span>
      ))}
    </p>
  )
}
