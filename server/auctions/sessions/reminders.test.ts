import { describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { openSession } from '#demo/testing/fixtures/sessions.ts'
import { addPerson, type TestPerson } from '#demo/testing/trade/people.ts'
import { makeSeller } from '#demo/testing/trade/trade.ts'
import type { Notification } from '#shared/notifications/contract.ts'
import { remindersPart } from '../accountPart.ts'
import { remindOfSessions } from './reminders.ts'

const market = await testMarket()
const { db } = market
const seller = await makeSeller(db)

/** Adds a session that starts in `startsInS` seconds. */
const sessionIn = async (startsInS: number) =>
  (await openSession(db, seller, { gapS: 60, firstEndsInS: startsInS + 60 })).id
const remind = (id: number | string, { token }: { readonly token?: string } = {}) =>
  ask<{ reminded: boolean }>(market, `POST auction/sessions/${id}/reminder`, { token, locale: 'en' })
const forget = (id: number, { token }: { readonly token?: string } = {}) =>
  ask<{ reminded: boolean }>(market, `DELETE auction/sessions/${id}/reminder`, { token })
const remindedOf = ({ token }: { readonly token?: string }) =>
  ask<{ ids: number[] }>(market, 'GET auction/session-reminders', { token })
const toldOf = async (id: number, { token }: TestPerson) => {
  const { data } = await ask<{ data: Notification[] }>(market, 'GET notifications', { token })
  return data.data.filter(({ data: one }) => one.data_type === 'auction_session' && one.data_id === id)
}

describe('a reminder of a session', () => {
  it('can be set and ended by everybody with an account, any number of times', async () => {
    const id = await sessionIn(7_200)
    const person = await addPerson(db, { type: 'local_buyer' })
    expect((await remindedOf(person)).data.ids).toEqual([])
    for (let time = 0; time < 2; time++)
      expect(await remind(id, person)).toMatchObject({ status: 200, data: { reminded: true } })
    expect((await remindedOf(person)).data.ids).toEqual([id])
    expect(await remindersPart.exportOf(db, person.id, 'ar')).toMatchObject([{ session_id: id }])
    for (let time = 0; time < 2; time++)
      expect(await forget(id, person)).toMatchObject({ status: 200, data: { reminded: false } })
    expect((await remindedOf(person)).data.ids).toEqual([])
  })

  it('is refused to visitors, for an unknown session and for a session that has begun', async () => {
    const person = await addPerson(db)
    const begun = await sessionIn(-5)
    expect((await remind(begun)).status).toBe(401)
    expect((await forget(begun)).status).toBe(401)
    expect((await remindedOf({})).status).toBe(401)
    expect((await remind(999_999, person)).status).toBe(404)
    const late = await remind(begun, person)
    expect([late.status, late.failure.message]).toEqual([409, 'This session has already started'])
  })

  it('is sent once, a quarter of an hour before the start, and again only if the start moves', async () => {
    const id = await sessionIn(800)
    const [person, stranger, forgetful] = [await addPerson(db), await addPerson(db), await addPerson(db)]
    await remind(id, person)
    await remind(id, forgetful)
    await forget(id, forgetful)
    await Promise.all([remindOfSessions(db), remindOfSessions(db)])
    await remindOfSessions(db)
    const [told, ...more] = await toldOf(id, person)
    expect(more).toEqual([])
    expect(told?.data.message).toMatch(/^تبدأ جلسة المزاد في .+ الساعة \d\d:\d\d$/)
    expect([await toldOf(id, stranger), await toldOf(id, forgetful)]).toEqual([[], []])
    await db.query({
      text: `update auction_sessions set starts_at = starts_at + interval '1 minute' where id = $1`,
      values: [id],
    })
    await remindOfSessions(db)
    expect((await toldOf(id, person)).length).toBe(2)
  })

  it('waits for a session that starts later, and is not sent for a session that has begun', async () => {
    const person = await addPerson(db)
    const [later, begun] = [await sessionIn(960), await sessionIn(30)]
    await remind(later, person)
    await remind(begun, person)
    await db.query({
      text: `update auction_sessions set starts_at = date_trunc('milliseconds', now()) - interval '1 second' where id = $1`,
      values: [begun],
    })
    await remindOfSessions(db)
    expect([await toldOf(later, person), await toldOf(begun, person)]).toEqual([[], []])
  })

  it('is removed with the account', async () => {
    const id = await sessionIn(7_200)
    const person = await addPerson(db)
    await remind(id, person)
    await remindersPart.removeOf?.(db, person.id)
    expect(await remindersPart.exportOf(db, person.id, 'ar')).toEqual([])
  })
})

describe('the calendar file of a session', () => {
  const file = (name: string) => fetch(`${market.url}/calendar/${name}`)

  it('contains UTC times and the address of the page, in both languages, and needs no sign-in', async () => {
    const id = await sessionIn(7_200)
    const [session] = await db.query<{ starts_at: Date }>({
      text: 'select starts_at from auction_sessions where id = $1',
      values: [id],
    })
    const start = session?.starts_at.toISOString().slice(0, 19).replace(/[-:]/g, '')
    for (const [lang, title] of [
      ['ar', 'جلسة مزاد'],
      ['en', 'Auction session'],
    ]) {
      const answer = await file(`session-${id}.${lang}.ics`)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([
        200,
        'text/calendar; charset=utf-8',
      ])
      expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="session-${id}.ics"`)
      const text = (await answer.text()).replaceAll('\r\n ', '')
      expect(text).toContain(`\r\nDTSTART:${start}Z\r\n`)
      expect(text).toContain(`\r\nSUMMARY:${title}`)
      expect(text).toMatch(new RegExp(`\r\nURL:http://[^\r]+/auctions/sessions/${id}`))
    }
  })

  it.each(['session-999999.ar.ics', 'session-1.fr.ics', 'session-0.ar.ics', 'session-1e3.ar.ics', 'x'])(
    'is not found under the name %s',
    async (name) => expect((await file(name)).status).toBe(404),
  )
})
