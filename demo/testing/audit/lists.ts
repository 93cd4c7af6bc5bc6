import { expect } from 'vitest'
import { ask } from '../ask.ts'
import { addPerson } from '../trade/people.ts'
import type { Desk, Fields, Writing } from './writing.ts'

const category = ({ one }: Desk) =>
  one("select id from options where list = 'categories' order by id limit 1")
const region = ({ one }: Desk) => one('select id from regions order by id limit 1')
const city = ({ one }: Desk) => one('select id from cities where not hidden order by id limit 1')
const fish = ({ one }: Desk) => one('select id from fish where not hidden order by id limit 1')

const newFish = async (desk: Desk) =>
  desk.make('fish', { name: desk.named(), category: await category(desk) })
const newMarket = async (desk: Desk) =>
  desk.make('markets', { name: desk.named(), city_id: await city(desk) })
const newCity = async (desk: Desk) =>
  desk.make('cities', { name: desk.named(), region_id: await region(desk) })
const newOption = ({ make, named }: Desk) => make('options', { list: 'sizes', name: named() })
const seasonBody = async (desk: Desk) => ({
  fish_ids: [await fish(desk)],
  region_ids: [await region(desk)],
  rule: desk.named(),
})
const newSeason = async (desk: Desk) => desk.make('seasons', await seasonBody(desk))
const planBody = { name: { ar: 'باقة', en: 'Plan' }, length: 3, unit: 'months', price: 300, active: true }
const plan = ({ make }: Desk) => make('plans', planBody)
const marketWithoutHall = ({ one }: Desk) =>
  one(`select id from markets m where kind <> 'landing_site' and not exists (select from halls h where h.market_id = m.id)
       order by id limit 1`)
const hallBody = async (desk: Desk) => ({
  market_id: await marketWithoutHall(desk),
  hall_bp: 250,
  say_bp: 150,
  active: true,
})
const hall = async (desk: Desk) => desk.make('halls', await hallBody(desk))
async function staffedHall(desk: Desk): Promise<number> {
  const { market, actor } = desk
  const [id, { id: userId, mobile }] = [await hall(desk), await addPerson(market.db)]
  desk.colleague = userId
  const body = { mobile, role: 'clerk' }
  await ask(market, `POST operator/halls/${id}/staff`, { token: actor.token, body })
  return id
}

/** The change of a generated name to a new name. */
const renaming = {
  before: { name_ar: expect.stringMatching(/^اسم \d+$/), name_en: expect.stringMatching(/^Name \d+$/) },
  after: {
    name_ar: expect.stringMatching(/^اسم جديد \d+$/),
    name_en: expect.stringMatching(/^New name \d+$/),
  },
}
const lists = (
  path: string,
  record: string,
  body: (desk: Desk) => Promise<Fields>,
  on: (desk: Desk) => Promise<number>,
): Writing[] => [
  {
    call: `POST operator/${path}`,
    body,
    again: 'makes another',
    action: `${record}.add`,
    record,
    before: 'made',
    after: { name_ar: expect.any(String), hidden: false },
    tables: [path],
  },
  {
    call: `POST operator/${path}/{id}`,
    on,
    body: async ({ renamed }) => ({ name: renamed() }),
    action: `${record}.change`,
    record,
    ...renaming,
    tables: [path],
  },
  {
    call: `DELETE operator/${path}/{id}`,
    on,
    action: `${record}.remove`,
    record,
    before: { name_ar: expect.any(String) },
    after: 'removed',
    tables: [path],
  },
]

/** The staff calls that change the lists of the forms, fishing seasons, plans and halls. */
export const listWritings: readonly Writing[] = [
  ...lists('fish', 'fish', async (desk) => ({ name: desk.named(), category: await category(desk) }), newFish),
  ...lists(
    'markets',
    'market',
    async (desk) => ({ name: desk.named(), city_id: await city(desk) }),
    newMarket,
  ),
  ...lists(
    'cities',
    'city',
    async (desk) => ({ name: desk.named(), region_id: await region(desk) }),
    newCity,
  ),
  ...lists('options', 'option', async ({ named }) => ({ list: 'sizes', name: named() }), newOption),
  {
    call: 'POST operator/seasons',
    action: 'season.add',
    record: 'season',
    again: 'makes another',
    body: seasonBody,
    before: 'made',
    after: { rule_en: expect.any(String) },
    tables: ['seasons', 'season_fish'],
  },
  {
    call: 'POST operator/seasons/{id}',
    on: newSeason,
    body: { from: '02-01', to: '03-15' },
    action: 'season.change',
    record: 'season',
    tables: ['seasons'],
    before: { from_day: null, to_day: null },
    after: { from_day: '02-01', to_day: '03-15' },
  },
  {
    call: 'POST operator/plans',
    body: async () => planBody,
    again: 'makes another',
    action: 'plan.add',
    record: 'plan',
    before: 'made',
    after: { length: 3, price_halalas: 30_000 },
    tables: ['plans'],
  },
  {
    call: 'POST operator/plans/{id}',
    on: plan,
    body: { ...planBody, length: 6 },
    action: 'plan.change',
    record: 'plan',
    before: { length: 3 },
    after: { length: 6 },
    tables: ['plans'],
  },
  {
    call: 'DELETE operator/plans/{id}',
    on: plan,
    action: 'plan.remove',
    record: 'plan',
    before: { length: 3 },
    after: 'removed',
    tables: ['plans'],
  },
  {
    call: 'POST operator/halls',
    body: hallBody,
    again: 'makes another',
    action: 'hall.open',
    record: 'hall',
    before: 'made',
    after: { active: true, dallal_id: null, hall_bp: 250, say_bp: 150, vat_number: null },
    tables: ['halls', 'hall_terms'],
  },
  {
    call: 'POST operator/halls/{id}',
    on: hall,
    body: { hall_bp: 300, say_bp: 150, active: true },
    action: 'hall.change',
    record: 'hall',
    before: { hall_bp: 250 },
    after: { hall_bp: 300 },
    tables: ['halls', 'hall_terms'],
  },
  {
    call: 'POST operator/halls/{id}/staff',
    on: hall,
    body: async ({ market }) => ({ mobile: (await addPerson(market.db)).mobile, role: 'clerk' }),
    action: 'hall.name',
    record: 'hall',
    before: 'made',
    after: { role: 'clerk' },
    tables: ['hall_staff'],
  },
  {
    call: 'DELETE operator/halls/{id}/staff/{userId}',
    on: staffedHall,
    action: 'hall.dismiss',
    record: 'hall',
    before: { role: 'clerk' },
    after: 'removed',
    tables: ['hall_staff'],
  },
]
