import type { Sql } from '#platform/database/db.ts'
import type { Caller } from '#platform/http/caller.ts'
import { hashPassword } from '#server/auth/passwords.ts'
import { hashToken, newToken } from '#server/auth/tokens.ts'
import type { StaffRole, UserType } from '#shared/base/access/permissions.ts'

/** A person who is created for one test, so the test may change or delete the person. */
export interface TestPerson {
  readonly id: number
  readonly mobile: string
  readonly email: string
  readonly password: string
  readonly token: string
  readonly signIn: number
  readonly caller: Caller
}

/** The password of every test person. */
export const testPassword = 'سمك-الجمعة-2026'

export interface TestPersonOptions {
  readonly type?: UserType
  readonly staff?: StaffRole
  readonly firstName?: string
  readonly lastName?: string
}

/** Creates a person with a verified mobile who is signed in. */
export async function addPerson(db: Sql, options: TestPersonOptions = {}): Promise<TestPerson> {
  const { type = 'local_buyer', staff, firstName = 'منى', lastName = 'الغامدي' } = options
  // The mobile contains the row's own id, in a block that no demo uses, because thousands of random mobiles would soon
  // collide.
  const [next] = await db.query<{ id: number }>({
    text: "select nextval(pg_get_serial_sequence('users', 'id'))::int8 as id",
    values: [],
  })
  const id = next?.id ?? 0
  const digits = `9${String(id).padStart(6, '0')}`
  const mobile = `+96658${digits}`
  const email = `person-${digits}@example.com`
  testHash ??= hashPassword(testPassword, '')
  await db.query({
    text: `insert into users (id, type, staff_role, f_name, l_name, mobile, email, address, n_id, cr_number,
             password_hash, mobile_verified_at)
           values ($1, $2, $3, $4, $5, $6, $7, 'حي الشاطئ، الدمام', $8, $9, $10, now())`,
    values: [
      ...[id, type, staff ?? null, firstName, lastName, mobile, email, `1${digits}00`],
      ...[type.endsWith('_seller') ? `4${digits}11` : null, await testHash],
    ],
  })
  const { token, signIn } = await addSignIn(db, id)
  return {
    id,
    mobile,
    email,
    password: testPassword,
    token,
    signIn,
    caller: { id, type, staff: staff ?? null, signIn, trades: true },
  }
}

/** Creates one more sign-in of a person. */
export async function addSignIn(
  db: Sql,
  userId: number,
  userAgent = '',
): Promise<{ token: string; signIn: number }> {
  const token = newToken()
  const [row] = await db.query<{ id: number }>({
    text: 'insert into tokens (user_id, hash, device) values ($1, $2, $3) returning id',
    values: [userId, hashToken(token), userAgent],
  })
  return { token, signIn: row?.id ?? 0 }
}

let testHash: Promise<string> | undefined
