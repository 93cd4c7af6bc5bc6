import { useLoaderData } from '@tanstack/react-router'
import { Newspaper } from 'lucide-react'
import { lazy, type ReactNode, startTransition, useEffect, useRef, useState } from 'react'
import { chartDays } from '#shared/home/rules.ts'
import { api, type Settled } from '../app/calls/api.ts'
import { PageFailed } from '../app/PageFailed.tsx'
import { useLocale, useText } from '../app/texts/text.ts'
import { useVisitAddress } from '../app/texts/visitAddress.ts'
import type { CardProduct } from '../products/card.ts'
import { ProductStrip } from '../products/ProductCard.tsx'
import { SearchBox } from '../products/search/SearchBox.tsx'
import { HeroScene } from '../ui/art/HeroScene.tsx'
import { Late } from '../ui/Late.tsx'
import { MoreLink, SectionHeading } from '../ui/SectionHeading.tsx'
import { Skeleton } from '../ui/states/Skeleton.tsx'
import { Kilograms } from '../ui/values/Kilograms.tsx'
import { Ticker } from '../ui/values/Ticker.tsx'
import { type DeferredData, deferredDataOf, type HomeData } from './loadHome.ts'
import { homeText } from './messages.ts'
import { PriceTicker } from './PriceTicker.tsx'

/** The home page, for both of its addresses. */
export function HomePage(): ReactNode {
  const { home } = useLoaderData({ strict: false }) as { readonly home?: Settled<HomeData> }
  return home && <Home home={home} />
}

/** The home page (specification, section 2, Home sections). */
function Home({ home: { data, refusal } }: { readonly home: Settled<HomeData> }) {
  const t = useText(homeText)
  if (refusal) return <PageFailed title={t.failed} refusal={refusal} />
  return <Sections {...data} />
}

function Sections(data: HomeData) {
  const complete = useCompleteHome(data)
  return (
    <>
      <NewsTicker lines={data.ticker} />
      <Hero sections={data.sections} fish={data.fish} />
      <PriceTicker prices={complete.prices} asOf={data.traffic.as_of} onRound={complete.load} />
      <Late name="specials" fallback={<Skeleton className="content mt-14 h-100" />}>
        <Specials products={data.specials} />
      </Late>
      <Late name="lower-home" fallback={<Skeleton className="content mt-14 h-200" />}>
        <LowerHome {...data} charts={complete.charts} failed={complete.failed} onMissing={complete.load} />
      </Late>
    </>
  )
}

const LowerHome = lazy(() => import('./LowerHome.tsx').then((module) => ({ default: module.LowerHome })))

/** Special products: a row to swipe on a phone, columns on a wide screen. */
function Specials({ products }: { readonly products: readonly CardProduct[] }) {
  const t = useText(homeText)
  if (products.length === 0) return null
  return (
    <section aria-labelledby="specials" className="content pt-10 md:pt-14">
      <SectionHeading
        id="specials"
        title={t.specials}
        sub={t.specialsSub}
        action={<MoreLink to="/special-products">{t.watchMore}</MoreLink>}
      />
      <ProductStrip products={products} buy />
    </section>
  )
}

/** The news ticker (specification, section 1, Home page); renders nothing if there are no lines. */
function NewsTicker({ lines }: { readonly lines: HomeData['ticker'] }) {
  const t = useText(homeText)
  const addressOf = useVisitAddress()
  if (lines.length === 0) return null
  return (
    <div className="border-b border-sand-edge bg-sand text-on-sand">
      <Ticker
        label={t.newsTicker}
        items={lines}
        keyOf={({ id }) => id}
        className="content h-11 gap-3"
        buttonClassName="relative z-1"
        start={
          <span className="flex shrink-0 items-center gap-2 text-dense font-bold">
            <Newspaper aria-hidden size={18} />
            <span className="max-md:visually-hidden">{t.newsTicker}</span>
          </span>
        }
      >
        {({ text, url }, tabIndex) => (
          <span className="flex items-center gap-6 px-3 text-dense whitespace-nowrap">
            {url ? (
              <a href={addressOf(url)} tabIndex={tabIndex} className="hover:underline">
                <bdi>{text}</bdi>
              </a>
            ) : (
              <bdi>{text}</bdi>
            )}
            <span aria-hidden="true" className="size-1.5 rounded-full bg-amber-dot" />
          </span>
        )}
      </Ticker>
    </div>
  )
}

type HeroProps = Pick<HomeData, 'sections' | 'fish'>

/** The hero: title, search box at the waterline, and three counts below it. */
function Hero({ sections, fish }: HeroProps) {
  const t = useText(homeText)
  return (
    <section className="relative h-136 lg:h-117">
      <HeroScene fish={fish} />
      <div className="content relative flex h-full flex-col">
        <h1 className="max-w-3xl pt-6 text-hero text-balance max-md:max-w-80 lg:max-w-none lg:pt-10">
          {t.heroTitle}
          <span className="max-lg:hidden">{t.heroTitleRest}</span>
        </h1>
        <p className="hidden text-article text-quiet md:block">{t.heroSub}</p>
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

/**
 * Loads the prices and charts that a server-rendered page leaves out; most visits need none of them. `load` is called
 * when the ticker has shown all of its prices, and when a chart is missing. After a failure the existing data stays, and
 * the next call tries again.
 */
function useCompleteHome(
  first: DeferredData,
): DeferredData & { readonly failed: boolean; readonly load: () => void } {
  const locale = useLocale()
  const [loaded, setLoaded] = useState<DeferredData>()
  const [failed, setFailed] = useState(false)
  const pending = useRef<AbortController>(undefined)
  const complete = loaded !== undefined || Object.keys(chartDays).every((span) => span in first.charts)
  useEffect(() => () => pending.current?.abort(), [])
  const load = async () => {
    if (complete || pending.current) return
    const abort = new AbortController()
    pending.current = abort
    setFailed(false)
    try {
      const data = deferredDataOf(await api('GET main', {}, { locale, signal: abort.signal }))
      // In a transition, a server-rendered chart stays until its chunk has loaded.
      startTransition(() => setLoaded(data))
    } catch (error) {
      if (abort.signal.aborted) return
      console.warn('the remaining data of the home page could not be loaded', error)
      setFailed(true)
    } finally {
      pending.current = undefined
    }
  }
  return { ...(loaded ?? first), failed, load }
}
