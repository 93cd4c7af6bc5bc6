import { describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { secondProcess, testMarket } from '#demo/testing/fixtures/market.ts'
import { addPerson } from '#demo/testing/trade/people.ts'
import { goodsForm } from '#demo/testing/trade/selling.ts'
import { makeSeller } from '#demo/testing/trade/trade.ts'
import { addDays, riyadhDay } from '#shared/base/dates.ts'
import type { Page } from '#shared/base/page.ts'
import type { ListedSeason } from '#shared/operator/lists/seasons.ts'
import type { Season } from '#shared/products/listing.ts'

const market = await testMarket()
const second = await secondProcess(market)
const editor = await addPerson(market.db, { staff: 'editor' })
const seller = await makeSeller(market.db)

const call = <Data>(name: `${'GET' | 'POST'} ${string}`, body?: object, { token } = editor) =>
  ask<Data>(market, name, { token, ...(body ? { body } : {}) })
const list = async (query = '') =>
  (await call<Page<ListedSeason>>(`GET operator/seasons?limit=100${query}`)).data.data

const [from, to] = [addDays(new Date(), -3), addDays(new Date(), 9)].map((day) => riyadhDay(day).slice(5))

/**
 * Returns a product form, and adds a season that closes the form's species in its region. `more` overrides fields of the
 * season.
 */
async function season(fish: string, more: object = {}) {
  const form = await goodsForm(market.db, { fish })
  const [city] = await market.db.query<{ region_id: number }>({
    text: 'select region_id from cities where id = $1',
    values: [form.city_id],
  })
  const rule = { ar: `حظر ${fish}`, en: `${fish} is closed` }
  const body = { fish_ids: [form.type_fish_id], region_ids: [city?.region_id ?? 0], from, to, rule, ...more }
  return { form, body }
}

describe('operator/seasons', () => {
  it('makes every process refuse products of the species until the season is hidden', async () => {
    const { form, body } = await season('hamour', { year: '٢٠٢٦', source: 'وزارة البيئة' })
    const { status, data } = await call<ListedSeason>('POST operator/seasons', body)
    expect(status).toBe(201)
    expect(data).toMatchObject({
      code: 'hamour-is-closed',
      kind: 'closed',
      from,
      to,
      year: 2026,
      source: 'وزارة البيئة',
      rule: 'حظر hamour',
      hidden: false,
      fish: [{ name: 'هامور' }],
      overlaps: [],
    })
    for (const process of [market, second]) {
      const sell = () => ask(process, 'POST product/create', { token: seller.token, body: form })
      await expect.poll(async () => (await sell()).status, { timeout: 20_000 }).toBe(422)
      const known = await ask<Season[]>(process, 'GET product/seasons', { token: seller.token })
      expect(known.data.find(({ id }) => id === data.id)).toMatchObject({ from, to, rule: 'حظر hamour' })
    }
    const hidden = await call<ListedSeason>(`POST operator/seasons/${data.id}`, { hidden: true })
    expect([hidden.status, hidden.data.hidden]).toEqual([200, true])
    const sell = async () =>
      (await ask(second, 'POST product/create', { token: seller.token, body: form })).status
    await expect.poll(sell, { timeout: 20_000 }).toBe(201)
    const auditActions = await market.db.query({
      text: `select actor_id, action, before, after from audit where record_type = 'season' and record_id = $1 order by id`,
      values: [data.id],
    })
    expect(auditActions).toEqual([
      expect.objectContaining({ actor_id: editor.id, action: 'season.add', before: null }),
      { actor_id: editor.id, action: 'season.change', before: { hidden: false }, after: { hidden: true } },
    ])
  })

  it('returns the overlapping closed seasons of the same species and region', async () => {
    const { body } = await season('bagha', { from: '03-01', to: '04-30' })
    const first = (await call<ListedSeason>('POST operator/seasons', body)).data
    const add = async (more: object) =>
      (await call<ListedSeason>('POST operator/seasons', { ...body, ...more })).data
    const over = await add({ from: '04-15', to: '05-15' })
    expect([over.code, over.overlaps]).toEqual(['bagha-is-closed-2', [{ id: first.id, rule: 'حظر bagha' }]])
    const mine = (await list('&s=bagha')).filter(({ id }) => id === first.id || id === over.id)
    expect(mine.map(({ id, overlaps }) => [id, overlaps.length])).toEqual([
      [first.id, 1],
      [over.id, 1],
    ])
    const none = [
      await add({ from: '05-16', to: '06-01' }),
      await add({ gear: 'شبك الجر' }),
      await add({ hidden: true }),
    ]
    expect(none.map(({ overlaps }) => overlaps)).toEqual([[], [], []])
    const [otherFish] = await market.db.query<{ id: number }>({
      text: 'select id from fish where id <> all($1) order by id limit 1',
      values: [body.fish_ids],
    })
    expect((await add({ fish_ids: [otherFish?.id] })).overlaps).toEqual([])
    // This season is open from 1 June to 28 February, so its closed days overlap the first two seasons.
    const open = await add({ kind: 'open', from: '06-01', to: '02-28' })
    expect(open.overlaps.map(({ id }) => id)).toEqual(expect.arrayContaining([first.id, over.id]))
  })

  it('changes only the fields that are sent and clears blank fields', async () => {
    const { body } = await season('kanad', { gear: 'خيط', min_size_cm: 65 })
    const { id } = (await call<ListedSeason>('POST operator/seasons', body)).data
    const more = {
      from: '',
      to: null,
      gear: '',
      rule: { ar: 'حظر آخر', en: 'Another rule' },
      region_ids: [1, 2, 2],
    }
    const { data } = await call<ListedSeason>(`POST operator/seasons/${id}`, more)
    expect(data).toMatchObject({ from: null, to: null, gear: null, min_size_cm: 65, rule: 'حظر آخر' })
    expect(data.regions.map((region) => region.id).sort()).toEqual([1, 2])
    expect(data.fish.map((fish) => fish.id)).toEqual(body.fish_ids)
    expect((await list(`&fish_id=${body.fish_ids[0]}&region_id=2`)).map((row) => row.id)).toEqual([id])
  })

  it('refuses invalid fields and changes by viewers', async () => {
    const { body } = await season('safi')
    for (const [more, field] of [
      [{ from: '02-30' }, 'from'],
      [{ to: '2026-03-01' }, 'to'],
      [{ fish_ids: [] }, 'fish_ids'],
      [{ fish_ids: [987_654] }, 'fish_ids'],
      [{ region_ids: [987_654] }, 'region_ids'],
      [{ year: 1 }, 'year'],
      [{ kind: 'shut' }, 'kind'],
      [{ rule: { ar: 'حظر' } }, 'rule.en'],
      [{ code: (await list())[0]?.code }, 'code'],
    ] as const) {
      const { status, failure } = await call('POST operator/seasons', { ...body, ...more })
      expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, [field]])
    }
    expect((await call('POST operator/seasons/987654', { hidden: true })).status).toBe(404)
    const viewer = await addPerson(market.db, { staff: 'viewer' })
    expect((await call('POST operator/seasons', body, viewer)).status).toBe(403)
    expect((await call('GET operator/seasons', undefined, viewer)).status).toBe(200)
    expect((await call('GET operator/seasons', undefined, seller)).status).toBe(403)
  })
})
