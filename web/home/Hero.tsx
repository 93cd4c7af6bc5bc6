import type { ReactNode } from 'react'
import { useText } from '../app/texts/text.ts'
import { SearchBox } from '../products/search/SearchBox.tsx'
import { HeroScene } from '../ui/art/HeroScene.tsx'
import { Kilograms } from '../ui/values/Kilograms.tsx'
import type { HomeData } from './loadHome.ts'
import { homeText } from './messages.ts'

type HeroProps = Pick<HomeData, 'sections' | 'fish'> & { readonly marketCount: number }

/** The hero: title, search box on the waterline, and three counts below it. */
export function Hero({ sections, fish, marketCount }: HeroProps) {
  const t = useText(homeText)
  return (
    <section className="relative h-136 lg:h-117">
      <HeroScene fish={fish} />
      <div className="content relative flex h-full flex-col">
        <h1 className="max-w-3xl pt-6 text-hero text-balance max-md:max-w-80 lg:max-w-none lg:pt-10">
          {t.heroTitle}
          <span className="max-lg:hidden">{t.heroTitleRest}</span>
        </h1>
        <p className="hidden text-article text-quiet md:block">{t.heroSub(marketCount)}</p>
        <SearchBox
          look="hero"
          className="absolute inset-x-4 top-[calc(var(--waterline)+1.25rem)] md:inset-x-auto md:inset-s-8 md:w-148 lg:top-[calc(var(--waterline)-1rem)]"
        />
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

function Count({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse justify-end border-ink-line px-3 not-first:border-s first:ps-0 lg:px-7">
      <dt className="text-meta text-ink-link lg:text-dense">{label}</dt>
      <dd className="text-h3 lg:text-h1">{children}</dd>
    </div>
  )
}
