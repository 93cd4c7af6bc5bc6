import { BestSellers } from './BestSellers.tsx'
import { Charts } from './charts/Charts.tsx'
import { LatestNews } from './LatestNews.tsx'
import type { HomeData } from './loadHome.ts'
import { Summary } from './Summary.tsx'

type LowerHomeProps = Pick<HomeData, 'traffic' | 'bestSellers' | 'markets' | 'market' | 'charts' | 'news'> & {
  /** True if the missing charts could not be loaded. */
  readonly failed: boolean
  readonly onMissing: () => void
}

/** The part of the home page below the first screen. */
export function LowerHome({ traffic, news, charts, failed, onMissing, ...sellers }: LowerHomeProps) {
  return (
    <>
      <Summary traffic={traffic} />
      <BestSellers {...sellers} />
      <Charts charts={charts} failed={failed} onMissing={onMissing} />
      <LatestNews news={news} />
    </>
  )
}
