import type { Database } from '#platform/database/db.ts'
import { handle, handleTable } from '#platform/http/http.ts'
import { ShortCache } from '#platform/http/shortCache.ts'
import type { Log } from '#platform/logs/log.ts'
import { Refusal } from '#shared/base/errors.ts'
import type { Locale } from '#shared/base/locale.ts'
import { paged } from '#shared/base/page.ts'
import { changePerson, listPeople, type PersonFacts, showPerson } from '#shared/operator/people.ts'
import type { IdleRules } from '../../auth/store.ts'
import type { Windows } from '../../orders/progress/windows.ts'
import { findDecider, namingColleague } from '../decider.ts'
import { changePerson as change } from './actions.ts'
import { peopleFile } from './files.ts'
import {
  findPersonFacts,
  isRegisterShared,
  listPersonAuditActions,
  listPersonUpgrades,
} from './personStore.ts'
import { listedPerson, personFacts, registerOf } from './present.ts'
import { countPeople, findPersonRow, listPeopleRows } from './store.ts'

export interface PeopleOptions {
  readonly db: Database
  readonly log: Log
  readonly lapse: boolean
  readonly windows: Windows
  readonly idle: IdleRules
}

/** People for staff: list, details, changes (contract, section 8). */
export function peopleHandlers({ db, log, lapse, windows, idle }: PeopleOptions) {
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

    handle(changePerson, async ({ params: { id }, body }, context) => {
      const { locale } = context
      const { verified, blocked } = body
      const kind = verified === undefined ? 'block' : 'verification'
      await namingColleague(db, { kind, id, caller: context.caller }, () =>
        change({ db, log, lapse, windows }, context.caller, { ...body, id }),
      )
      const facts = await show(db, id, idle, locale)
      const isDecision = verified !== undefined || blocked !== undefined
      return { ...facts, decided_by: isDecision ? await findDecider(db, kind, id, locale) : null }
    }),
  ]
}

async function show(db: Database, id: number, idle: IdleRules, locale: Locale): Promise<PersonFacts> {
  const [row, facts, upgrades, auditActions] = await Promise.all([
    findPersonRow(db, id),
    findPersonFacts(db, id, idle),
    listPersonUpgrades(db, id),
    listPersonAuditActions(db, id),
  ])
  if (!row || !facts) throw new Refusal('not_found')
  const register = registerOf({ facts, upgrades })
  const registerShared = register !== null && (await isRegisterShared(db, id, register))
  return personFacts(row, { facts, upgrades, auditActions, registerShared }, locale)
}
