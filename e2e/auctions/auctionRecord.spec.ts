import { createHash } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import type { Auction, AuctionRecord } from '#shared/auctions/contract.ts'
import { exclusionText } from '#shared/auctions/record.ts'
import type { AuctionStatus } from '#shared/auctions/status.ts'
import type { Locale } from '#shared/base/locale.ts'
import { expect, expectAccessible, expectWithin, test } from '../support/fixtures.ts'
import { openAlive } from '../support/people.ts'

test.describe('in Arabic', () => {
  test('the browser verifies the record of a sold lot and reports a changed bid', async ({
    page,
    request,
  }) => {
    await test.step('the browser verifies the record of a sold lot and shows the result', async () => {
      const record = await recordOf(request, ['awarded', 'ordered'])
      const { auction, bids } = record
      await page.goto(`/auctions/${auction.id}/record`)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(auction.name)
      await expect(verdict(page)).toContainText('السجل كامل ولم يتغير')
      await expect(verdict(page)).toContainText(String(bids.length))
      const rows = page.getByRole('region', { name: 'المزايدات' }).getByRole('listitem')
      await expect(rows.first()).toContainText('رسا عليه')
      await expect(rows.first()).toContainText(bids.at(-1)!.bidder)
      const { hash } = bids.at(-1)!
      await expect(rows.first()).toContainText(`${hash.slice(0, 6)}…${hash.slice(-6)}`)
      await expect(page.getByRole('region', { name: 'ما جرى' })).toContainText(bids.at(-1)!.bidder)
      await expect(page.getByRole('region', { name: 'إعادة عرض المزاد' })).toBeVisible()
      await expectAccessible(page)
    })
    await test.step('the record check reports the bid whose amount was changed', async () => {
      const { auction, bids } = await longest(request)
      const wrong = bids[2]!
      await change(page, auction.id, (record) => {
        record.bids[2]!.amount += 0.01
        return record
      })
      await page.goto(`/auctions/${auction.id}/record`)
      await expect(verdict(page)).toContainText(/المزايدة \S*3\S* لا تطابق السجل/)
      await expect(verdict(page)).not.toContainText('لم يتغير')
      const row = page.getByRole('region', { name: 'المزايدات' }).getByRole('listitem').first()
      await expect(row).toContainText('لا تطابق')
      await expect(row).toContainText(wrong.bidder)
      await expectAccessible(page)
    })
  })

  test('a button shows all bids of the record in order', { tag: '@long' }, async ({ page, request }) => {
    const { auction, bids } = await longest(request)
    await page.goto(`/auctions/${auction.id}/record`)
    await expect(verdict(page)).toContainText('السجل كامل ولم يتغير')
    const rows = page.getByRole('region', { name: 'المزايدات' }).getByRole('listitem')
    await expect(rows).toHaveCount(8)
    await page.getByRole('button', { name: 'عرض كل المزايدات' }).click()
    await expect(rows).toHaveCount(bids.length)
    await expect(rows.last()).toContainText(bids[0]!.bidder)
  })

  test('the record check reports a removed bid and a bid with a changed bidder', { tag: '@long' }, async ({
    page,
    request,
  }) => {
    const { auction } = await longest(request)
    await change(page, auction.id, (record) => ({
      ...record,
      bids: record.bids.filter(({ number }) => number !== 2),
    }))
    await page.goto(`/auctions/${auction.id}/record`)
    await expect(verdict(page)).toContainText(/المزايدة \S*2\S* لا تطابق السجل/)
    await page.unrouteAll()
    await change(page, auction.id, (record) => {
      record.bids[3]!.mark = record.bids[0]!.mark.replace(/./, (digit) => (digit === '0' ? '1' : '0'))
      return record
    })
    await page.getByRole('button', { name: 'أعد التحقق' }).click()
    await expect(verdict(page)).toContainText(/المزايدة \S*4\S* لا تطابق السجل/)
    await page.unrouteAll()
    await page.getByRole('button', { name: 'أعد التحقق' }).click()
    await expect(verdict(page)).toContainText('السجل كامل ولم يتغير')
  })

  test('the exclusion of a bidder is an entry of the record, which the page verifies and replays', {
    tag: '@long',
  }, async ({ page, request }) => {
    const { auction, bids } = await longest(request)
    const last = bids.at(-1)!
    const out = bids.findLast(({ mark }) => mark !== last.mark)!
    // The time is one day after the end of the auction, so that the award is final.
    const at = new Date(Date.parse(auction.ends_at) + 86_400_000).toISOString()
    const link = { after: last.number, mark: out.mark, at: Date.parse(at), reason: 'barred' } as const
    const hash = createHash('sha256').update(exclusionText(last.hash, link)).digest('hex')
    const excluding = (exclusion: object) =>
      change(page, auction.id, (record) => ({
        ...record,
        exclusions: [{ ...link, bidder: out.bidder, at, hash, ...exclusion }],
      }))
    await excluding({})
    await page.goto(`/auctions/${auction.id}/record`)
    await expect(verdict(page)).toContainText('السجل كامل ولم يتغير')
    await expect(page.getByRole('region', { name: 'ما جرى' })).toContainText('استُبعد المزايد')
    await expect(page.getByRole('region', { name: 'إعادة عرض المزاد' })).toContainText(
      `استُبعد \u2068${out.bidder}\u2069`,
    )
    await expect(page.getByRole('region', { name: 'المزايدات' })).toContainText('استُبعد المزايد')
    await expectAccessible(page)
    await page.unrouteAll()
    await excluding({ mark: last.mark })
    await page.getByRole('button', { name: 'أعد التحقق' }).click()
    await expect(verdict(page)).toContainText('لا يطابق')
  })

  test('a record of several parts is verified as a whole', {
    tag: '@long',
  }, async ({ page, request }) => {
    const { auction, bids } = await longest(request)
    const requested: number[] = []
    await page.route(recordCall(auction.id), async (route) => {
      const after = Number(new URL(route.request().url()).searchParams.get('after') ?? 0)
      requested.push(after)
      const answer = await route.fetch()
      const { data } = (await answer.json()) as { data: AuctionRecord }
      const part = data.bids.slice(0, 10)
      const last = part.at(-1)?.number ?? bids.length
      await route.fulfill({ json: { data: { ...data, bids: part, next: last < bids.length ? last : null } } })
    })
    await openAlive(page, `/auctions/${auction.id}`)
    await page.locator(`a[href="/auctions/${auction.id}/record"]`).first().click()
    await expect(verdict(page)).toContainText('السجل كامل ولم يتغير')
    await expect(verdict(page)).toContainText(`1 إلى ${bids.length}`)
    const rows = page.getByRole('region', { name: 'المزايدات' }).getByRole('listitem')
    await expect(rows.first()).toContainText(String(bids.length))
    expect(requested).toEqual(expect.arrayContaining([0, 10, bids.length - 8]))
  })

  test('a record that failed to load shows an error and can be loaded again', { tag: '@long' }, async ({
    page,
    request,
    complaints,
  }) => {
    complaints.ignore(/503/)
    const { auction } = await longest(request)
    await page.route(recordCall(auction.id), (route) => route.fulfill({ status: 503, json: refusal }))
    await page.goto(`/auctions/${auction.id}/record`)
    await expect(verdict(page)).toContainText('لم يُحمّل السجل كاملًا')
    await page.unrouteAll()
    await page.getByRole('button', { name: 'حاول مجددًا' }).click()
    await expect(verdict(page)).toContainText('السجل كامل ولم يتغير')
  })

  test('a browser that cannot compute fingerprints shows that the record is not checked', {
    tag: '@long',
  }, async ({ page, request }) => {
    const { auction } = await longest(request)
    await page.addInitScript(() => Object.defineProperty(crypto, 'subtle', { value: undefined }))
    await page.goto(`/auctions/${auction.id}/record`)
    await expect(verdict(page)).toContainText('متصفحك لا يستطيع التحقق هنا')
    await expect(verdict(page)).not.toContainText('لم يتغير')
    await expectAccessible(page)
  })

  test('the record of a running auction is verified up to the latest bid', {
    tag: '@long',
  }, async ({ page, request }) => {
    const running = await recordOf(request, ['open'])
    await page.goto(`/auctions/${running.auction.id}/record`)
    await expect(verdict(page)).toContainText('السجل سليم حتى الآن')
    await page.getByRole('button', { name: 'أحدث المزايدات' }).click()
    await expect(verdict(page)).toContainText('السجل سليم حتى الآن')
    const scheduled = (await listOf(request, 'scheduled'))[0]!
    await page.goto(`/auctions/${scheduled.id}/record`)
    await expect(verdict(page)).toContainText('لا مزايدات بعد')
    await expectAccessible(page)
  })

  test('the record of an unknown auction is not found', { tag: '@long' }, async ({ page, complaints }) => {
    complaints.ignore(/404/)
    for (const id of ['987654321', '0', 'x']) {
      expect((await page.goto(`/auctions/${id}/record`))?.status(), id).toBe(404)
      await expect(page.getByRole('heading', { level: 1, name: 'لم نجد هذه الصفحة' })).toBeVisible()
    }
  })

  test('the record page fits a phone', { tag: '@long' }, async ({ page, request }) => {
    const { auction } = await longest(request)
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto(`/auctions/${auction.id}/record`)
    await expect(verdict(page)).toContainText('السجل كامل ولم يتغير')
    await page.getByText('كيف تُحسب البصمة؟').click()
    await expectWithin(page)
    await expectAccessible(page)
  })
})

test.describe('in English', () => {
  test('the replay can be stepped with keys and played to its end', { tag: '@long' }, async ({
    page,
    request,
  }) => {
    const { auction, bids } = await longest(request, 'en')
    await page.goto(`/auctions/${auction.id}/record?lang=en`)
    await expect(verdict(page)).toContainText('The record is complete and unchanged')
    const replay = page.getByRole('region', { name: 'Auction replay' })
    const place = replay.getByRole('slider', { name: 'Replay position' })
    await expect(place).toHaveValue(String(bids.length))
    await place.press('Home')
    await expect(replay).toContainText('No bids yet')
    await expect(replay).toContainText(printed(auction.starting_price))
    await place.press('ArrowRight')
    await place.press('ArrowRight')
    await expect(replay).toContainText(bids[1]!.bidder)
    await expect(replay).toContainText(printed(bids[1]!.amount))
    for (const key of ['End', 'ArrowLeft', 'ArrowLeft']) await place.press(key)
    await expect(replay).toContainText(bids.at(-3)!.bidder)
    await replay.getByRole('button', { name: 'Play' }).click()
    await expect(place).toHaveValue(String(bids.length))
    await expect(replay).toContainText(printed(bids.at(-1)!.amount))
    await expect(replay.getByRole('button', { name: 'Play' })).toBeVisible()
    await expectAccessible(page)
  })

  test('the downloaded record contains the verified fingerprints', { tag: '@long' }, async ({
    page,
    request,
  }) => {
    const record = await longest(request)
    await page.goto(`/auctions/${record.auction.id}/record?lang=en`)
    await expect(verdict(page)).toContainText('complete and unchanged')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download' }).click(),
    ])
    expect(download.suggestedFilename()).toBe(`auction-${record.auction.id}-record.json`)
    const stream = await download.createReadStream()
    let text = ''
    for await (const part of stream) text += part
    expect(JSON.parse(text).bids.map(({ hash }: { hash: string }) => hash)).toEqual(
      record.bids.map(({ hash }) => hash),
    )
  })
})

const verdict = (page: Page) => page.getByRole('main').getByRole('status')

const printed = (riyals: number) =>
  riyals.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

const refusal = { error: { code: 'unavailable', message: 'الخدمة غير متاحة الآن', errors: {} } }

const recordCall = (id: number) => `**/api/auction/show/${id}/record*`

/** Changes the record between the server and the browser. */
async function change(page: Page, id: number, how: (record: AuctionRecord) => AuctionRecord): Promise<void> {
  await page.route(recordCall(id), async (route) => {
    const answer = await route.fetch()
    const { data } = await answer.json()
    await route.fulfill({ json: { data: how(data) } })
  })
}

async function listOf(request: APIRequestContext, status: string): Promise<Auction[]> {
  const params = { status, way: 'english', limit: 100 }
  return (await (await request.get('/api/auction/local', { params })).json()).data.data
}

/** Returns the demo auction in one of these states with the most bids. No test changes its times. */
async function recordOf(
  request: APIRequestContext,
  wanted: readonly AuctionStatus[],
  locale: Locale = 'ar',
): Promise<AuctionRecord> {
  const listed = wanted[0] === 'open' ? 'open' : 'ended'
  const lasting = (await listOf(request, listed)).filter(
    ({ status, ends_at }) =>
      wanted.includes(status) && (listed === 'ended' || Date.parse(ends_at) > Date.now() + 300_000),
  )
  return fetchRecord(request, lasting.sort((one, other) => other.bids_count - one.bids_count)[0]!.id, locale)
}

const longest = (request: APIRequestContext, locale?: Locale) =>
  recordOf(request, ['awarded', 'ordered', 'ended', 'unsold'], locale)

async function fetchRecord(
  request: APIRequestContext,
  id: number,
  locale: Locale = 'ar',
): Promise<AuctionRecord> {
  const headers = { 'Accept-Language': locale }
  return (await (await request.get(`/api/auction/show/${id}/record`, { headers })).json()).data
}
