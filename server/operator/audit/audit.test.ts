import { describe, expect, it } from 'vitest'
import { type Asked, ask } from '#demo/testing/ask.ts'
import { contentWritings } from '#demo/testing/audit/content.ts'
import { listWritings } from '#demo/testing/audit/lists.ts'
import { moneyWritings } from '#demo/testing/audit/money.ts'
import { peopleWritings } from '#demo/testing/audit/people.ts'
import { tradeWritings } from '#demo/testing/audit/trade.ts'
import { type Fields, formed, openDesk, type Writing } from '#demo/testing/audit/writing.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { addPerson } from '#demo/testing/trade/people.ts'
import { photograph } from '#demo/testing/trade/selling.ts'
import { calls } from '#shared/calls.ts'

/**
 * Checks the audit log for every staff call that writes (contract, section 8). A change writes one entry with actor,
 * record, before and after. A repetition or a refusal writes no entry. The call changes nothing when its entry cannot
 * be written.
 */

const market = await testMarket({ env: { LOG_LEVEL: 'fatal' } })
const actor = await addPerson(market.db, { staff: 'administrator' })
const desk = openDesk(market, actor, await photograph())
await market.db.query({
  text: `create function audit_is_full() returns trigger language plpgsql as $$ begin raise exception 'full'; end $$`,
})

const writings: readonly Writing[] = [
  ...listWritings,
  ...contentWritings,
  ...tradeWritings,
  ...moneyWritings,
  ...peopleWritings,
]
const rows = writings.map((writing) => ({ name: `${writing.call} (${writing.action})`, ...writing }))

it('the list of writing calls in this test contains every staff call that writes', () => {
  const writing = calls.filter(({ path, method }) => path.startsWith('operator/') && method !== 'GET')
  expect([...new Set(writings.map(({ call }) => call as string))].sort()).toEqual(
    writing.map(({ key }) => key).sort(),
  )
})

interface AuditAction {
  readonly id: number
  readonly actor_id: number
  readonly action: string
  readonly record_type: string
  readonly record_id: number
  readonly before: Fields | null
  readonly after: Fields | null
  readonly note: string | null
}
const lastAuditAction = () => desk.one('select coalesce(max(id), 0) as id from audit')
const auditActionsSince = (id: number) =>
  market.db.query<AuditAction>({
    text: `select id, actor_id, action, record_type, record_id, before, after, note from audit where id > $1 order by id`,
    values: [id],
  })

/** Creates the record of a call, and returns a function that sends the call. */
async function prepared({ call, on, body, file }: Writing) {
  const id = (await on?.(desk)) ?? 0
  const day = String(id).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')
  const path = call
    .replace('{id}', String(id))
    .replace('{userId}', String(desk.colleague))
    .replace('{day}', day) as Writing['call']
  // A repeated change of one record sends the same body.
  const change = on && typeof body === 'function' ? await body(desk) : undefined
  return async (token: string): Promise<Asked<{ id?: number }>> => {
    const fields = change ?? (typeof body === 'function' ? await body(desk) : body)
    const sent = file && fields ? formed(fields, file(desk)) : fields
    return ask(market, path, { token, ...(sent ? { body: sent } : {}) })
  }
}

/** Returns a hash of the rows of each table. */
async function hashesOf(tables: readonly string[]): Promise<string[]> {
  const found = tables.map(async (table) => {
    const [row] = await market.db.query<{ sum: string }>({
      text: `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from ${table} t`,
    })
    return `${table} ${row?.sum}`
  })
  return Promise.all(found)
}

describe.each(rows)('$name', (writing) => {
  it('writes one audit entry for a change and none for a repetition', async () => {
    const send = await prepared(writing)
    const last = await lastAuditAction()
    const { status, failure } = await send(actor.token)
    expect([status, failure.errors]).toEqual([expect.toBeOneOf([200, 201]), undefined])
    const auditActions = await auditActionsSince(last)
    expect(auditActions).toHaveLength(1)
    const [auditAction] = auditActions
    expect(auditAction).toMatchObject({
      actor_id: actor.id,
      action: writing.action,
      record_type: writing.record,
    })
    expect(auditAction?.record_id).toBeGreaterThan(0)
    expect(auditAction?.note).toBe(writing.note ?? null)
    if (writing.before === 'made') expect(auditAction?.before).toBeNull()
    if (writing.after === 'removed') expect(auditAction?.after).toBeNull()
    if (typeof writing.before === 'object' && typeof writing.after === 'object') {
      // `before` and `after` contain only changed fields.
      expect(auditAction?.before).toEqual(writing.before)
      expect(auditAction?.after).toEqual(writing.after)
    } else if (typeof writing.after === 'object') expect(auditAction?.after).toMatchObject(writing.after)
    else if (typeof writing.before === 'object') expect(auditAction?.before).toMatchObject(writing.before)

    if (writing.again) return
    const second = await lastAuditAction()
    await send(actor.token)
    expect(await auditActionsSince(second)).toEqual([])
  })

  it('writes no audit entry when it is refused', async () => {
    const send = await prepared(writing)
    const viewer = await addPerson(market.db, { staff: 'viewer' })
    const [last, before] = [await lastAuditAction(), await hashesOf(writing.tables)]
    expect((await send(viewer.token)).status).toBe(403)
    expect(await auditActionsSince(last)).toEqual([])
    expect(await hashesOf(writing.tables)).toEqual(before)
  })

  it('changes nothing when the audit entry cannot be written', async () => {
    if (writing.call === 'POST operator/settings') {
      await market.db.query({ text: 'update trade_settings set commission_bp = 0' })
    }
    if (writing.call === 'POST operator/site')
      await market.db.query({ text: `update site set mobile = '920000000'` })
    const send = await prepared(writing)
    const before = await hashesOf(writing.tables)
    await market.db.query({
      text: 'create trigger audit_is_full before insert on audit for each row execute function audit_is_full()',
    })
    const answer = await send(actor.token).finally(() =>
      market.db.query({ text: 'drop trigger audit_is_full on audit' }),
    )
    expect(answer.status).toBe(500)
    expect(await hashesOf(writing.tables)).toEqual(before)
  })
})
