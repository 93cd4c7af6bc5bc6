import { openDatabase } from '#node/db.ts'
import { PlainError } from '#node/plainError.ts'
import { type GrantedStaff, giveStaffRole } from '#server/operator/staff.ts'
import { mobileE164 } from '#shared/base/identity.ts'
import { type StaffRole, staffRoles } from '#shared/base/permissions.ts'
import { builtParts } from '#world/store.ts'
import { runTask } from './steps/command.ts'
import { joinMarketDatabase, migrateMarket } from './steps/database.ts'
import { say } from './steps/progress.ts'

// `npm run operator -- 0501234567 [role]`: the first of the market's people, and whoever else (contract.md, section 9).
const [typed, role = 'administrator', ...more] = process.argv.slice(2)

await runTask(async (session) => {
  const mobile = asked()
  const databaseUrl = await joinMarketDatabase(session)
  await migrateMarket(databaseUrl, session)
  const db = openDatabase(databaseUrl, { log: session.log, max: 2 })
  session.shutdown.add('the database', () => db.close())
  // Before there is a market an account of somebody would keep the demo from being built.
  if (!(await builtParts(db)).has('reference')) {
    throw new PlainError(
      'There is no market here yet: npm start builds it, or npm run seed on a DATABASE_URL.',
    )
  }
  const verifyMobile = session.config.VERIFY_MOBILE
  tell(await giveStaffRole(db, { mobile, role: role as StaffRole, verifyMobile }))
})

/** The mobile in E.164, of arguments that can be used. */
function asked(): string {
  if (typed === undefined || more.length > 0) {
    throw new PlainError(`Usage: npm run operator -- 0501234567 [${staffRoles.join('|')}]`)
  }
  const mobile = mobileE164(typed)
  if (!mobile) throw new PlainError(`"${typed}" is no Saudi mobile number: write it like 0501234567.`)
  if (!(staffRoles as readonly string[]).includes(role)) {
    throw new PlainError(`"${role}" is no role: choose one of ${staffRoles.join(', ')}.`)
  }
  return mobile
}

function tell(granted: GrantedStaff): void {
  switch (granted.outcome) {
    case 'made':
      say(`Made an account for ${typed} with the role ${role}.`)
      say(`Its password, told only now: ${granted.password}`)
      break
    case 'given':
      say(`${typed} has the role ${role} now.`)
      break
    case 'blocked':
      throw new PlainError(`The account of ${typed} is blocked.`)
    case 'unverified':
      throw new PlainError(
        `The account of ${typed} has not verified its mobile: its person has to do that first.`,
      )
  }
}
