import { builtParts } from '#demo/store.ts'
import { openDatabase } from '#platform/database/db.ts'
import { PlainError } from '#platform/plainError.ts'
import { accountsLapse } from '#server/auth/lapsing.ts'
import { forgetSecondFactor, type GrantedStaff, giveStaffRole } from '#server/operator/people/staff.ts'
import { type StaffRole, staffRoles } from '#shared/base/access/permissions.ts'
import { mobileE164 } from '#shared/base/text/identity.ts'
import { runTask } from './steps/command.ts'
import { joinMarketDatabase, migrateMarket } from './steps/database.ts'
import { say } from './steps/progress.ts'

// `npm run operator -- 0501234567 [role]` creates a staff account or changes its role. `--forget-second-factor` removes
// the second factor of a person who lost the phone and the recovery codes (contract.md, section 9).
const [typed, ...more] = process.argv.slice(2)
const [choice = 'administrator'] = more
const forget = choice === '--forget-second-factor'

await runTask(async (session) => {
  const mobile = mobileArgument()
  const database = await joinMarketDatabase(session)
  await migrateMarket(database, session)
  const db = openDatabase(database.servingUrl, { log: session.log, max: 2 })
  session.shutdown.add('the database', () => db.close())
  // The reference data must exist, because an account in an empty market would prevent building the demo.
  if (!(await builtParts(db)).has('reference')) {
    throw new PlainError(
      'There is no market here yet: npm start builds it, or npm run seed on a DATABASE_URL.',
    )
  }
  if (forget) return tellForgotten(await forgetSecondFactor(db, mobile))
  const { config } = session
  const rules = { verifyMobile: config.VERIFY_MOBILE, lapse: accountsLapse(config) }
  tellGranted(await giveStaffRole(db, { mobile, role: choice as StaffRole, ...rules }))
})

/** The mobile in E.164, if the arguments are valid. */
function mobileArgument(): string {
  if (typed === undefined || more.length > 1) {
    throw new PlainError(
      `Usage: npm run operator -- 0501234567 [${staffRoles.join('|')}|--forget-second-factor]`,
    )
  }
  const mobile = mobileE164(typed)
  if (!mobile) throw new PlainError(`"${typed}" is not a Saudi mobile number: write it like 0501234567.`)
  if (!forget && !(staffRoles as readonly string[]).includes(choice)) {
    throw new PlainError(`"${choice}" is not a role: choose one of ${staffRoles.join(', ')}.`)
  }
  return mobile
}

function tellGranted(granted: GrantedStaff): void {
  switch (granted.outcome) {
    case 'made':
      say(`Created an account for ${typed} with the role ${choice}.`)
      say(`Its password, shown only now: ${granted.password}`)
      break
    case 'replaced':
      say(`${typed} has the role ${choice} now. Its mobile counts as verified.`)
      say(`Its new password, shown only now: ${granted.password}`)
      break
    case 'given':
      say(`${typed} has the role ${choice} now.`)
      break
    case 'blocked':
      throw new PlainError(`The account of ${typed} is blocked.`)
    case 'unverified':
      throw new PlainError(
        `The account of ${typed} has not verified its mobile: its person has to do that first.`,
      )
  }
}

function tellForgotten(outcome: Awaited<ReturnType<typeof forgetSecondFactor>>): void {
  switch (outcome) {
    case 'forgotten':
      say(
        `The second factor of ${typed} is removed and every sign-in ended: the password alone signs in now.`,
      )
      break
    case 'none':
      throw new PlainError(`The account of ${typed} has no second factor: nothing was changed.`)
    case 'blocked':
      throw new PlainError(`The account of ${typed} is blocked.`)
    case 'unknown':
      throw new PlainError(`There is no account with the mobile ${typed}.`)
  }
}
