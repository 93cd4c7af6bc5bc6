import type { Chart } from '#shared/home/contract.ts'
import { baseText } from '../../app/texts/messages.ts'
import { useText } from '../../app/texts/text.ts'
import { Card } from '../../ui/Card.tsx'
import { Empty } from '../../ui/states/Empty.tsx'
import { Scene } from '../../ui/states/Scene.tsx'
import { homeText } from '../messages.ts'
import { Doughnut } from './Doughnut.tsx'
import { LineChart } from './LineChart.tsx'

/** The two charts of a span, each with its own empty state. */
export function ChartPanel({ chart: { data, top_sales } }: { readonly chart: Chart }) {
  const t = useText(homeText)
  return (
    <div className="grid items-stretch gap-5 lg:grid-cols-[minmax(0,2.2fr)_minmax(0,1fr)]">
      <Card padding="details">
        {data.length > 0 ? <LineChart rows={data} /> : <EmptyChart title={t.quantities} />}
      </Card>
      <Card padding="details">
        {top_sales.length > 0 ? <Doughnut rows={top_sales} /> : <EmptyChart title={t.topSellers} />}
      </Card>
    </div>
  )
}

function EmptyChart({ title }: { readonly title: string }) {
  const t = useText(homeText)
  const base = useText(baseText)
  return (
    <>
      <p className="text-h3">{title}</p>
      <Empty picture={<Scene kind="ice" />} title={base.empty} body={t.noMovement} headingLevel={3} />
    </>
  )
}
