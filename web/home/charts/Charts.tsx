import { useState } from 'react'
import type { Charts as ChartsData } from '#shared/home/contract.ts'
import { type ChartSpan, chartDays, defaultSpan } from '#shared/home/rules.ts'
import { useText } from '../../app/texts/text.ts'
import { Card } from '../../ui/Card.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { TabPanel, Tabs } from '../../ui/Tabs.tsx'
import { homeText } from '../messages.ts'
import { ChartPanel } from './ChartPanel.tsx'

const spans = Object.keys(chartDays) as ChartSpan[]

type ChartsProps = {
  /** The charts by period; a missing period is loading or has failed. */
  readonly charts: Partial<ChartsData>
  readonly failed: boolean
  /** Called when the chart of a chosen period is missing. */
  readonly onMissing: () => void
}

/** Quantities per species, and the most expensive species, by day, week or month (specification, section 2, Charts). */
export function Charts({ charts, failed, onMissing }: ChartsProps) {
  const t = useText(homeText)
  const [span, setSpan] = useState<ChartSpan>(defaultSpan)
  const chart = charts[span]
  const choose = (next: ChartSpan) => {
    setSpan(next)
    if (!charts[next]) onMissing()
  }
  return (
    <section aria-labelledby="statistics" className="content pt-10 md:pt-14">
      <SectionHeading
        id="statistics"
        title={t.statistics}
        action={
          <Tabs
            label={t.span}
            group="charts"
            tabs={spans.map((id) => ({ id, label: t[id] }))}
            active={span}
            onChange={choose}
          />
        }
      />
      <TabPanel group="charts" active={span}>
        {chart ? (
          <ChartPanel chart={chart} />
        ) : failed ? (
          <Card>
            <ErrorState headingLevel={3} onRetry={onMissing} />
          </Card>
        ) : (
          <ChartsSkeleton />
        )}
      </TabPanel>
    </section>
  )
}

function ChartsSkeleton() {
  return (
    <div className="grid gap-5 lg:grid-cols-[minmax(0,2.2fr)_minmax(0,1fr)]">
      <Skeleton className="h-120 rounded-card" />
      <Skeleton className="h-120 rounded-card" />
    </div>
  )
}
