import { inOwnSchema } from '#behar/db/schema.ts'
import { addMember } from '#demo/testing/beharRows.ts'
import { addPerson, type TestPerson } from '#demo/testing/trade/people.ts'
import { type Database, openDatabase } from '#platform/database/db.ts'
import { openLog } from '#platform/logs/log.ts'

/** Opens a connection of the tests to the integration's schema, in addition to the site's own database. */
export function openBeharDatabase(): Database {
  const url = inOwnSchema(String(process.env.SITE_DATABASE_URL))
  return openDatabase(url, { log: openLog({ level: 'error' }), max: 2 })
}

/**
 * Adds an international seller who is already a member of the behar market, with this name on the boards.
 */
export async function addImporter(
  { site, behar }: { readonly site: Database; readonly behar: Database },
  firstName = 'هند',
  lastName = 'العتيبي',
): Promise<TestPerson> {
  const person = await addPerson(site, { type: 'international_seller', firstName, lastName })
  await addMember(behar, person, `${firstName} ${lastName}`)
  return person
}
