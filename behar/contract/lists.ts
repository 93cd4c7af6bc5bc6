import assert from 'node:assert/strict'
import {
  listCategories,
  listDemands,
  listFishTypes,
  listSizes,
  listStatuses,
  listSupplies,
} from '#shared/behar/contract.ts'
import { demandStatuses, supplyStatuses } from '#shared/behar/status.ts'
import { type ContractCheck, invalid, refused, request, type Session, succeed } from './session.ts'

/** The checks of the lists that forms choose from. */
export const masterChecks: readonly ContractCheck[] = [
  {
    name: 'the lists have names in both languages, with the same ids and codes',
    async run(session) {
      for (const [what, load] of Object.entries(masters)) {
        const [ar, en] = [await load(session, 'ar'), await load(session, 'en')]
        assert.ok(ar.length > 1, `${what} has entries`)
        const stable = (list: typeof ar) => list.map(({ id, code }) => [id, code])
        assert.deepEqual(stable(ar), stable(en), `${what}: ids and codes do not depend on the language`)
        assert.equal(new Set(ar.map(({ id }) => id)).size, ar.length, `${what}: each id once`)
        assert.equal(new Set(ar.map(({ code }) => code)).size, ar.length, `${what}: each code once`)
        assert.ok(
          ar.some(({ name }) => /[ء-ي]/.test(name)),
          `${what} has Arabic names`,
        )
        for (const [place, { translations }] of ar.entries()) {
          assert.deepEqual(
            translations.map(({ locale }) => locale),
            ['ar', 'en'],
            `${what}: Arabic first`,
          )
          assert.deepEqual(
            translations.map(({ name }) => name),
            [ar[place]?.name, en[place]?.name],
            `${what}: their names`,
          )
        }
      }
    },
  },
  {
    name: 'fish types have an FAO code of three letters',
    async run(session) {
      const { fish_types } = await succeed(session, listFishTypes, { token: await session.token() })
      for (const { fao_code } of fish_types) assert.match(fao_code, /^[A-Z]{3}$/)
    },
  },
  {
    name: 'the states of demands and supplies are those of the contract',
    async run(session) {
      const codes = async (type: string) => (await statuses(session, 'en', type)).map(({ code }) => code)
      assert.deepEqual(await codes('Demands'), [...demandStatuses])
      assert.deepEqual(await codes('Supplys'), [...supplyStatuses])
    },
  },
  {
    name: 'another status_type, or none, is refused at its field',
    async run(session) {
      const token = await session.token()
      for (const query of ['?status_type=Orders', '?status_type=demands', '?status_type=', ''])
        await refused(session, listStatuses, { token, query }, invalid('status_type'))
    },
  },
]

/** The checks of the boards and their pages. */
export const listChecks: readonly ContractCheck[] = [
  {
    name: 'a page has at most the requested number of entries, and one past the last is empty',
    async run(session) {
      const token = await session.token()
      for (const call of [listSupplies, listDemands]) {
        const whole = await succeed(session, call, { token })
        assert.deepEqual([whole.per_page, whole.current_page], [12, 1], `${call.key}: the first twelve`)
        const one = await succeed(session, call, { token, body: { page: 1, limit: 1 } })
        assert.equal(one.per_page, 1)
        assert.ok(one.data.length <= 1)
        assert.equal(one.total, whole.total, `${call.key}: a smaller page has the same total`)
        if (!one.total_capped) assert.equal(one.last_page, Math.max(1, one.total))
        const past = await succeed(session, call, { token, body: { page: 900_000, limit: 100 } })
        assert.deepEqual(past.data, [], `${call.key}: nothing past the last page`)
        const most = await succeed(session, call, { token, body: { limit: 1_000 } })
        assert.equal(most.per_page, 100, `${call.key}: a limit above 100 is taken as 100`)
      }
    },
  },
  {
    name: 'two pages have nothing in common',
    async run(session) {
      const token = await session.token()
      const ids = async (page: number) => {
        const { data } = await succeed(session, listSupplies, { token, body: { page, limit: 2 } })
        return data.map(({ id }) => id)
      }
      const [first, second] = [await ids(1), await ids(2)]
      assert.equal(new Set([...first, ...second]).size, first.length + second.length)
    },
  },
  {
    name: 'an invalid page, limit or id is refused at its field',
    async run(session) {
      const token = await session.token()
      for (const call of [listSupplies, listDemands]) {
        for (const page of [0, -1, 1.5, 'x', true])
          await refused(session, call, { token, body: { page } }, invalid('page'))
        await refused(session, call, { token, body: { limit: 0 } }, invalid('limit'))
        for (const field of ['category_id', 'fish_type_id', 'size_id', 'status_id'])
          await refused(session, call, { token, body: { [field]: 'x' } }, invalid(field))
      }
    },
  },
  {
    name: 'a list contains only entries that its filters name',
    async run(session) {
      const token = await session.token()
      for (const call of [listSupplies, listDemands]) {
        const { data } = await succeed(session, call, { token, body: { limit: 100 } })
        const [one] = data
        assert.ok(one, `${call.key}: these tests need a board that is not empty`)
        const body = {
          fish_type_id: one.fish_type.id,
          category_id: one.category.id,
          size_id: one.size.id,
          status_id: one.status.id,
        }
        const found = await succeed(session, call, { token, body: { ...body, limit: 100 } })
        assert.ok(
          found.data.some(({ id }) => id === one.id),
          `${call.key}: finds what it showed`,
        )
        for (const { fish_type, category, size, status } of found.data)
          assert.deepEqual(
            { fish_type_id: fish_type.id, category_id: category.id, size_id: size.id, status_id: status.id },
            body,
          )
        const mine = await succeed(session, call, { token, body: { mine: true, limit: 100 } })
        assert.ok(
          mine.data.every((entry) => entry.mine),
          `${call.key}: one's own alone`,
        )
        assert.ok(mine.data.length < data.length || data.every((entry) => entry.mine))
      }
    },
  },
  {
    name: 'a board is in the language of its reader',
    async run(session) {
      const token = await session.token()
      const names = async (locale: string) => {
        const { data } = await succeed(session, listSupplies, { token, locale, body: { limit: 1 } })
        const [one] = data
        return [one?.status.name, one?.origin_country.name, one?.category.name]
      }
      const [ar, en, french] = [await names('ar'), await names('en-GB'), await names('fr')]
      for (const name of ar) assert.match(String(name), /[ء-ي]/)
      for (const name of en) assert.match(String(name), /^[\x20-\x7e\u00c0-\u024f]+$/)
      assert.deepEqual(french, ar, 'another language is Arabic')
    },
  },
  {
    name: 'a body that is no JSON object is refused without a server error',
    async run(session) {
      const token = await session.token()
      for (const call of [listSupplies, listDemands]) {
        for (const body of ['{', '[]', '"x"', 'null', '{"page":1e309}', '{"status_id":"\\u0000"}']) {
          const { status, envelope } = await request(session, call, { token, body })
          assert.ok(status >= 400 && status < 500, `${call.key} with ${body}: ${status}`)
          assert.ok(typeof envelope.message === 'string' && typeof envelope.code === 'string')
        }
      }
    },
  },
]

const masters = {
  categories: async (session: Session, locale: string) =>
    (await succeed(session, listCategories, { token: await session.token(), locale })).categories,
  sizes: async (session: Session, locale: string) =>
    (await succeed(session, listSizes, { token: await session.token(), locale })).sizes,
  'fish types': async (session: Session, locale: string) =>
    (await succeed(session, listFishTypes, { token: await session.token(), locale })).fish_types,
  'states of demands': (session: Session, locale: string) => statuses(session, locale, 'Demands'),
  'states of supplies': (session: Session, locale: string) => statuses(session, locale, 'Supplys'),
}

async function statuses(session: Session, locale: string, type: string) {
  const options = { token: await session.token(), locale, query: `?status_type=${type}` }
  return (await succeed(session, listStatuses, options)).statuses
}
