import type { Caller } from '#node/caller.ts'
import type { Database } from '#node/db.ts'
import { type Context, handle, handleTable } from '#node/http.ts'
import { ShortCache } from '#node/shortCache.ts'
import { Refusal } from '#shared/base/errors.ts'
import type { Locale } from '#shared/base/locale.ts'
import { paged } from '#shared/base/page.ts'
import { changePerson, listPeople, type PersonFacts, showPerson } from '#shared/operator/people.ts'
import type { IdleRules } from '../auth/store.ts'
import { changePerson as change } from './people.ts'
import { peopleFile } from './peopleFiles.ts'
import { listedPerson, personFacts, registerOf } from './peoplePresent.ts'
import { countPeople, findPersonRow, listPeopleRows } from './peopleStore.ts'
import { findPersonFacts, isRegisterShared, listPersonDeeds, listPersonUpgrades } from './personStore.ts'

export interface PeopleOptions {
  readonly db: Database
  readonly verifyMobile: boolean
  readonly idle: IdleRules
}

/** People as the market's own find them, look at them and change them (contract, section 8). */
export function peopleHandlers({ db, verifyMobile, idle }: PeopleOptions) {
  const counts = new ShortCache<Awaited<ReturnType<typeof countPeople>>>({ most: 1 })
  return [
    handleTable(
      listPeople,
      async ({ query }, { locale }) => {
        const [{ rows, count }, counted] = await Promise.all([
          listPeopleRows(db, query),
          counts.get('all', () => countPeople(db)),
        ])
        const listed = rows.map((row) => listedPerson(row, locale))
        return { ...paged(listed, count, query), counts: counted }
      },
      ({ query }, { locale }) => peopleFile(db, query, locale),
    ),

    handle(showPerson, ({ params }, { locale }) => show(db, params.id, idle, locale)),

    handle(changePerson, async ({ params, body }, context) => {
      await change({ db, verifyMobile }, signedIn(context), { ...body, id: params.id })
      return show(db, params.id, idle, context.locale)
    }),
  ]
}

async function show(db: Database, id: number, idle: IdleRules, locale: Locale): Promise<PersonFacts> {
  const [row, facts, upgrades, deeds] = await Promise.all([
    findPersonRow(db, id),
    findPersonFacts(db, id, idle),
    listPersonUpgrades(db, id),
    listPersonDeeds(db, id),
  ])
  if (!row || !facts) throw new Refusal('not_found')
  const register = registerOf({ facts, upgrades })
  const registerShared = register !== null && (await isRegisterShared(db, id, register))
  return personFacts(row, { facts, upgrades, deeds, registerShared }, locale)
}

/** Who calls; the edge has turned away everybody else. */
function signedIn({ caller }: Context): Caller {
  if (!caller) throw new Refusal('unauthenticated')
  return caller
}
