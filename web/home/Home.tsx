import { lazy, memo, Suspense } from 'react'
import type { Settled } from '../app/calls/api.ts'
import { PageFailed } from '../app/PageFailed.tsx'
import { useText } from '../app/texts/text.ts'
import { Skeleton } from '../ui/states/Skeleton.tsx'
import { BestSellers } from './BestSellers.tsx'
import { Charts } from './charts/Charts.tsx'
import { useCompleteHome } from './charts/useCompleteHome.ts'
import { Hero } from './Hero.tsx'
import type { HomeData } from './loadHome.ts'
import { homeText } from './messages.ts'
import { NewsTicker } from './NewsTicker.tsx'
import { PriceTicker } from './PriceTicker.tsx'
import { Specials } from './Specials.tsx'

/** The home page (specification, section 2, Home sections). */
export function Home({ home: { data, refusal } }: { readonly home: Settled<HomeData> }) {
  const t = useText(homeText)
  if (refusal) return <PageFailed title={t.failed} refusal={refusal} />
  return <Sections {...data} />
}

function Sections(data: HomeData) {
  const complete = useCompleteHome(data)
  return (
    <>
      <NewsTicker lines={data.ticker} />
      <Hero
        sections={data.sections}
        fish={data.fish}
        marketCount={data.markets.filter(({ id }) => id !== '').length}
      />
      <PriceTicker prices={complete.prices} asOf={data.traffic.as_of} />
      <Specials products={data.specials} />
      <SummaryPart traffic={data.traffic} />
      <BestSellers bestSellers={data.bestSellers} markets={data.markets} market={data.market} />
      <Charts charts={complete.charts} failed={complete.failed} onRetry={complete.retry} />
      <NewsPart news={data.news} />
    </>
  )
}

/**
 * Rendered on the server; their chunks load late. Memoised, because an update before their hydration would replace the
 * server's HTML with the fallback and shift the layout.
 */
const SummaryPart = memo(({ traffic }: { readonly traffic: HomeData['traffic'] }) => (
  <Suspense fallback={<Skeleton className="content mt-14 h-40" />}>
    <Summary traffic={traffic} />
  </Suspense>
))
const NewsPart = memo(({ news }: { readonly news: HomeData['news'] }) => (
  <Suspense fallback={<Skeleton className="content mt-14 h-100" />}>
    <LatestNews news={news} />
  </Suspense>
))

const LatestNews = lazy(() => import('./LatestNews.tsx').then((module) => ({ default: module.LatestNews })))
const Summary = lazy(() => import('./Summary.tsx').then((module) => ({ default: module.Summary })))
