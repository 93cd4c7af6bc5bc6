import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ask, formOf } from '#demo/testing/ask.ts'
import { openTestBucket } from '#demo/testing/storage/bucket.ts'
import { photograph } from '#demo/testing/trade/selling.ts'
import { makeBuyer } from '#demo/testing/trade/trade.ts'
import type { Database } from '#platform/database/db.ts'
import { startEmbedded } from '#platform/database/embedded.ts'
import type { Session } from '../command.ts'
import { say, step } from '../progress.ts'
import { openCrowd } from './crowd.ts'
import type { Engines } from './engines.ts'
import { openDrillMarket } from './market.ts'
import { buildSmallMarket, openPlace, openQuietly } from './place.ts'
import { expectReport, lineOf, totalsOf } from './reports.ts'

/** S3 refuses connections for this time in ms, then accepts them and does not answer for the same time. */
const awayMs = 30_000

/** Makes S3 fail for a minute: pages and trade must continue, and uploads must be refused with a text at their field. */
export async function playBucket(session: Session, engines: Engines): Promise<void> {
  const { log, shutdown } = session
  engines.require('/usr/sbin/haproxy')
  const place = openPlace(session, 'bucket')
  const dataDir = join(place, 'market')
  const bucket = await openTestBucket()
  shutdown.add('S3', () => bucket.close())
  const server = await step('Starting PostgreSQL', () => startEmbedded({ dataDir, log }))
  shutdown.add('PostgreSQL', () => server.stop())
  await buildSmallMarket(server.url, dataDir)
  const env = { DATABASE_URL: server.url, DATA_DIR: dataDir, ...bucket.env }
  const { url } = await openDrillMarket(session, { engines, place, env })
  const db = openQuietly(server.url)
  const crowd = await openCrowd({ db, url })
  say(await crowd.settle())
  const upload = await openUploader(db, url)
  if ((await upload()).status !== 200) throw new Error('an upload failed before S3 was stopped')

  for (const state of ['refusing', 'silent'] as const) {
    await pause(5_000)
    crowd.begin()
    bucket.is(state)
    const since = performance.now()
    const statuses = new Map<string, number>()
    let slowestMs = 0
    while (performance.now() - since < awayMs) {
      const begun = performance.now()
      const { status, text } = await upload()
      slowestMs = Math.max(slowestMs, performance.now() - begun)
      const what = `${status} ${text}`
      statuses.set(what, (statuses.get(what) ?? 0) + 1)
      await pause(1_000)
    }
    bucket.is('working')
    const back = performance.now()
    while ((await upload()).status !== 200) await pause(100)
    const backMs = performance.now() - back
    const report = crowd.report()
    say(lineOf(`S3 ${state}`, report))
    say(
      `Uploads meanwhile: ${[...statuses].map(([what, count]) => `${count} × ${what}`).join(', ')}; slowest ${Math.round(slowestMs)} ms, again after ${Math.round(backMs)} ms`,
    )
    if ([...statuses.keys()].some((what) => !/^503 .+/.test(what)))
      throw new Error('an upload was not refused with a text at its field')
    expectReport(report, { refused: 0, longestMs: 3_000, longestPageMs: 3_000 })
  }
  say(totalsOf(await crowd.finish()))
  await db.close()
}

/** Sends a new photo to a profile; `text` is the text at the field of the photo. */
async function openUploader(db: Database, url: string) {
  const { token } = await makeBuyer(db)
  return async (): Promise<{ readonly status: number; readonly text: string }> => {
    const body = formOf({ avatar: await photograph() })
    const { status, failure } = await ask({ url }, 'POST profile', { token, locale: 'en', body })
    return { status, text: failure.errors?.avatar?.[0] ?? '' }
  }
}
