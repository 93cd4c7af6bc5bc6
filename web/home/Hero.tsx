import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { HeroScene } from '../base/art/HeroScene.tsx'
import { useText } from '../base/text.ts'
import { ButtonLink } from '../base/ui/Button.tsx'
import { Kilograms } from '../base/ui/Kilograms.tsx'
import type { HomeData } from './loadHome.ts'
import { homeText } from './messages.ts'

type HeroProps = Pick<HomeData, 'sections' | 'prices'> & { readonly marketCount: number }

/** The promise of the page, the way into the market, and the three intro counts in the water. */
export function Hero({ sections, prices, marketCount }: HeroProps) {
  const t = useText(homeText)
  const fish = prices.flatMap(({ id, name, image }) => (image ? [{ id, name, image }] : []))
  return (
    <section className="relative h-136 lg:h-117">
      <HeroScene fish={fish} />
      <div className="content relative flex h-full flex-col">
        <h1 className="max-w-3xl pt-6 text-hero text-balance max-md:max-w-80 lg:max-w-none lg:pt-10">
          {t.heroTitle}
          <span className="max-lg:hidden">{t.heroTitleRest}</span>
        </h1>
        <p className="hidden text-article text-quiet md:block">{t.heroSub(marketCount)}</p>
        <div className="absolute inset-x-4 top-[calc(var(--waterline)+1.25rem)] flex flex-wrap items-center gap-3 md:inset-x-8">
          <ButtonLink to="/local-market" kind="ink" size="main" className="max-md:w-full md:px-8">
            {t.toMarket}
          </ButtonLink>
          <MostWanted prices={prices} />
        </div>
        <dl
          aria-label={t.introCounts}
          className="absolute inset-x-4 bottom-5 grid grid-cols-3 text-on-ink md:inset-x-8 lg:bottom-10 lg:flex"
        >
          <Count label={t.localKinds(sections.local)}>{sections.local}</Count>
          <Count label={t.inAuctions}>
            <Kilograms kilograms={sections.auction} className="[&>span]:text-meta lg:[&>span]:text-article" />
          </Count>
          <Count label={t.internationalKinds(sections.international)}>{sections.international}</Count>
        </dl>
      </div>
    </section>
  )
}

/** The species that sold most, one press away. */
function MostWanted({ prices }: Pick<HomeData, 'prices'>) {
  const t = useText(homeText)
  const wanted = shortNamed(prices)
  return (
    <ul aria-label={t.mostWanted} className="hidden gap-2 lg:flex">
      {wanted.map(({ id, name }) => (
        <li key={id}>
          <Link
            to="/local-market"
            search={{ fishId: [id] }}
            className="inline-flex h-11 items-center rounded-full border border-ink-line bg-ink-field/70 px-4 text-dense text-on-ink hover:border-ink-active"
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The first few whose names, taken together, leave room for the fish beside them. */
function shortNamed(prices: HomeData['prices']): HomeData['prices'] {
  const wanted: HomeData['prices'][number][] = []
  let letters = 0
  for (const price of prices) {
    const { length } = price.name
    if (wanted.length === mostWanted || length > longest || letters + length > mostLetters) continue
    wanted.push(price)
    letters += length
  }
  return wanted
}

const mostWanted = 3
const mostLetters = 26
const longest = 15

function Count({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse justify-end border-ink-line px-3 not-first:border-s first:ps-0 lg:px-7">
      <dt className="text-meta text-ink-link lg:text-dense">{label}</dt>
      <dd className="text-h3 lg:text-h1">{children}</dd>
    </div>
  )
}
