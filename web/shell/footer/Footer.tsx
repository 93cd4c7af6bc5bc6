import { Link } from '@tanstack/react-router'
import { Mail, MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { pictureOf } from '#shared/base/paths.ts'
import type { Info } from '#shared/home/contract.ts'
import { useHydrated } from '../../app/state/useHydrated.ts'
import { useText } from '../../app/texts/text.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { LanguageButtons } from '../header/LanguageButtons.tsx'
import { legalPlaces, places } from '../header/places.ts'
import { ThemeSwitch } from '../header/ThemeSwitch.tsx'
import { shellText } from '../messages.ts'
import { footerText } from './messages.ts'

/**
 * Links, contact, social networks and copyright (specification, section 1). A short footer replaces it while a task is
 * under way, and on phones below lists and details. CSS chooses between the two by an attribute of the shell, because
 * the footer hydrates late, when another page may be open.
 */
export function Footer({
  info,
  short,
}: {
  readonly info: Info
  /** True if the server's HTML contains the short footer too. */
  readonly short: boolean
}) {
  const t = { ...useText(shellText), ...useText(footerText) }
  // The server's HTML contains the short footer only on pages that show it.
  const hydrated = useHydrated()
  return (
    <>
      {(hydrated || short) && <ShortFooter info={info} />}
      <footer className="[overflow-anchor:none] bg-ink text-ink-link phone-footer:hidden short-footer:hidden">
        <div className="content grid grid-cols-2 gap-8 py-10 md:gap-10 md:py-12 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)_minmax(0,1fr)_minmax(0,1.3fr)]">
          <div className="max-w-text max-lg:col-span-full">
            <div className="mb-3 flex items-center gap-3 text-h3 text-on-ink">
              <img
                src={pictureOf(info.logo4, 160)}
                alt=""
                width={36}
                height={36}
                loading="lazy"
                className="size-9 rounded-control object-cover"
              />
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
              <LanguageButtons className="md:hidden" />
              <ThemeSwitch />
            </div>
          </div>
        </div>
      </footer>
    </>
  )
}

/** A footer that does not distract from a task: links to help and to the terms; on phones also the languages. */
function ShortFooter({ info }: { readonly info: Info }) {
  const t = useText(shellText)
  return (
    <footer className="hidden [overflow-anchor:none] border-t border-hairline text-quiet phone-footer:block short-footer:block">
      <div className="content flex flex-wrap items-center gap-x-6 py-2 text-meta md:justify-between">
        <span className="flex flex-wrap gap-x-6">
          {[places.contactUs, legalPlaces.terms, legalPlaces.privacy].map(({ to, label }) => (
            <Link key={to} to={to} className="inline-flex min-h-11 items-center hover:underline">
              {t[label]}
            </Link>
          ))}
        </span>
        <LanguageButtons wide className="my-2 max-w-48 md:hidden short-footer:hidden" />
        <Copyright text={info.copyright} />
      </div>
    </footer>
  )
}

const columns = {
  markets: [
    ...[places.local, places.international, places.auctions, places.requests, places.specials],
    places.prices,
  ],
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

/** The copyright. The site's record stores its parts as one text, separated by `|`. */
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

const networks = ['facebook', 'twitter', 'instagram', 'youtube'] as const

/** Links to the social networks for which the site's record has an address. */
function SocialLinks({ info }: { readonly info: Info }) {
  const t = useText(footerText)
  // The icons are at the bottom of every page, so they are left out of the server's HTML.
  const hydrated = useHydrated()
  const present = networks.flatMap((network) => {
    const address = info[network]
    return address ? [{ network, address }] : []
  })
  if (present.length === 0) return null
  return (
    <ul className="mt-2 -ms-3 flex">
      {present.map(({ network, address }) => (
        <li key={network}>
          <a
            href={address}
            target="_blank"
            rel="noreferrer"
            className="inline-flex size-11 items-center justify-center rounded-control hover:bg-ink-field hover:text-on-ink"
          >
            <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" className="fill-current">
              {hydrated && <path d={icons[network]} fillRule="evenodd" />}
            </svg>
            <VisuallyHidden>{t[network]}</VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  )
}

const icons = {
  facebook:
    'M13.500 21v-7.500h2.600l.5-3.200h-3.100V8.300c0-.9.4-1.700 1.800-1.700h1.400V3.900S15.500 3.700 14.300 3.700c-2.500 0-4.100 1.500-4.100 4.200v2.400H7.500v3.200h2.700V21Z',
  twitter:
    'M17.200 3.500h3l-6.500 7.400 7.600 10.100h-6l-4.700-6.100L5.300 21h-3l7-8L2 3.500h6.100l4.200 5.600Zm-1 15.700h1.600L7.300 5.200H5.500Z',
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5Zm0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3Zm4 2.500a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9Zm0 2a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5Zm4.700-3.300a1.100 1.100 0 1 1 0 2.200 1.100 1.100 0 0 1 0-2.200Z',
  youtube:
    'M12 5c3.600 0 6.400.2 7.600.5 1 .3 1.700 1 1.900 2 .3 1.300.5 2.700.5 4.500s-.2 3.200-.5 4.500c-.2 1-.9 1.700-1.900 2-1.200.3-4 .5-7.600.5s-6.400-.2-7.600-.5c-1-.3-1.700-1-1.900-2C2.200 15.200 2 13.800 2 12s.2-3.200.5-4.500c.2-1 .9-1.700 1.900-2C5.600 5.200 8.400 5 12 5Zm-2 4v6l5.200-3Z',
} as const
