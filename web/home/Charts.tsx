import { type ReactNode, useState } from 'react'
import type { Charts as ChartsData } from '#shared/home/contract.ts'
import { type ChartSpan, chartDays, defaultSpan } from '#shared/home/rules.ts'
import { baseText } from '../base/messages.ts'
import { useText } from '../base/text.ts'
import { Card } from '../base/ui/Card.tsx'
import { Empty } from '../base/ui/Empty.tsx'
import { Scene } from '../base/ui/Scene.tsx'
import { SectionHeading } from '../base/ui/SectionHeading.tsx'
import { TabPanel, Tabs } from '../base/ui/Tabs.tsx'
import { Doughnut } from './Doughnut.tsx'
import { LineChart } from './LineChart.tsx'
import { homeText } from './messages.ts'

const spans = Object.keys(chartDays) as ChartSpan[]

/** Quantities per species and the top sellers, by day, week or month (specification, section 2, Charts). */
export function Charts({ charts }: { readonly charts: ChartsData }) {
  const t = useText(homeText)
  const [span, setSpan] = useState<ChartSpan>(defaultSpan)
  const { data, top_sales } = charts[span]
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
            onChange={setSpan}
          />
        }
      />
      <TabPanel
        group="charts"
        active={span}
        className="grid items-stretch gap-5 lg:grid-cols-[minmax(0,2.2fr)_minmax(0,1fr)]"
      >
        <Card padding="details">
          {data.length > 0 ? <LineChart rows={data} /> : <NoMovement title={t.quantities} />}
        </Card>
        <Card padding="details">
          {top_sales.length > 0 ? <Doughnut rows={top_sales} /> : <NoMovement title={t.topSellers} />}
        </Card>
      </TabPanel>
    </section>
  )
}

function NoMovement({ title }: { readonly title: string }): ReactNode {
  const t = useText(homeText)
  const base = useText(baseText)
  return (
    <>
      <p className="text-h3">{title}</p>
      <Empty picture={<Scene kind="ice" />} title={base.empty} body={t.noMovement} headingLevel={3} />
    </>
  )
}
