import { Agent } from 'node:http'
import { addPerson } from '#demo/testing/trade/people.ts'
import { closeDays } from '#server/operator/insight/closing.ts'
import { addDays, riyadhDay } from '#shared/base/dates.ts'
import { insightSpans } from '#shared/operator/insight/periods.ts'
import type { HttpBench } from './http.ts'
import { serve } from './load.ts'
import { ask, inTurns } from './requests.ts'
import { median, p99, type Row } from './table.ts'

/** Measures the figures of each period over HTTP after the worker has closed the past days; the median and the p99. */
export async function measureInsight({
  db,
  ...bench
}: Omit<HttpBench, 'seconds' | 'distDir'>): Promise<Row[]> {
  const from = performance.now()
  while ((await closeDays(db, new Date())) > 0);
  const closing = performance.now() - from
  await db.query({ text: 'vacuum analyze' })
  const { token } = await addPerson(db, { staff: 'viewer' })
  const market = await serve({ role: 'market', ...bench })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  try {
    const paths = { ...periods, [past]: pastYear(new Date()), 'the public form': 'main/insight' }
    const changed = 'a year by species after one of its days changed'
    const times = await inTurns(
      Object.entries(paths).map(([what, path]) => [
        what,
        () => ask(agent, `${market.url}/api/${path}`, token),
      ]),
      20,
      5,
    )
    await db.query({ text: `insert into insight_stale (day) select current_date - 90` })
    const stale = () => ask(agent, `${market.url}/api/operator/insight?span=year&by=fish`, token)
    times.set(changed, (await inTurns([[changed, stale]], 20, 5)).get(changed) ?? [])
    return [
      { what: 'insight, closing two years of days once, ms', value: closing },
      ...[...Object.keys(paths), changed].flatMap((what): Row[] => [
        {
          what: `insight, ${what}: median in ms`,
          value: median(times.get(what) ?? []),
          limit: 300,
          better: 'below',
        },
        { what: `insight, ${what}: p99 in ms`, value: p99(times.get(what) ?? []) },
      ]),
    ]
  } finally {
    agent.destroy()
    await market.close()
  }
}

const past = 'a year by species that ended ten days ago'
const pastYear = (now: Date) => `operator/insight?span=year&by=fish&until=${riyadhDay(addDays(now, -10))}`

const periods = Object.fromEntries(
  insightSpans.flatMap((span) =>
    (['fish', 'market'] as const).map((by) => [
      `a ${span} by ${by}`,
      `operator/insight?span=${span}&by=${by}`,
    ]),
  ),
)
