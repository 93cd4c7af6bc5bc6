import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { appCode, beginStep } from '#demo/testing/authenticator.ts'
import { openTestMarket, type TestMarket } from '#demo/testing/server.ts'
import { addPerson } from '#demo/testing/trade/people.ts'
import { addRequest, ageRequest, askFor } from '#demo/testing/trade/requests.ts'
import { asFormData, goodsForm, photograph } from '#demo/testing/trade/selling.ts'
import { makeSeller } from '#demo/testing/trade/trade.ts'
import { addDays, riyadhDay } from '#shared/base/dates.ts'
import type { RequestDetails } from '#shared/requests/contract.ts'
import type { Confirmation } from '#shared/wallet/contract.ts'

/** The context time of a request is only for display. Decisions read the clock of the database in their transaction. */
describe.each([{ hours: 26 }, { hours: -26 }])(
  'despite a context time that is wrong by $hours hours,',
  ({ hours }) => {
    let market: TestMarket
    beforeAll(async () => {
      market = await openTestMarket({ clock: () => new Date(Date.now() + hours * 3_600_000) })
    })
    afterAll(() => market.close())

    it('the second factor accepts the current code', async () => {
      await beginStep()
      const { token, password, mobile } = await addPerson(market.db, { staff: 'finance' })
      const factor = (path: string, body: object) =>
        ask<{ secret: string }>(market, `POST profile/second-factor/${path}`, { token, body })
      const { secret } = (await factor('start', { password })).data
      expect((await factor('confirm', { code: appCode(secret, -1) })).status).toBe(200)
      const login = { mobile, password, otp: appCode(secret) }
      expect((await ask(market, 'POST login', { body: login })).status).toBe(200)
    })

    it('product/create refuses a catch time only when it is in the future', async () => {
      const seller = await makeSeller(market.db)
      const form = await goodsForm(market.db)
      const put = async (caught: Date) => {
        const body = { ...form, caught_at: caught.toISOString() }
        return (await ask(market, 'POST product/create', { token: seller.token, body })).status
      }
      expect(await put(new Date(Date.now() - 60_000))).toBe(201)
      expect(await put(new Date(Date.now() + 3_600_000))).toBe(422)
    })

    it('requests/create accepts today as needed_by, and requests/update accepts only open requests', async () => {
      const asker = await addPerson(market.db)
      const today = riyadhDay(new Date())
      expect((await askFor(market, asker, { needed_by: today })).status).toBe(201)
      const yesterday = riyadhDay(addDays(new Date(), -1))
      expect((await askFor(market, asker, { needed_by: yesterday })).status).toBe(422)
      const [open, over] = [await addRequest(market.db, asker), await addRequest(market.db, asker)]
      await ageRequest(market.db, open, 29.5)
      await ageRequest(market.db, over, 30.5)
      const change = async (id: number) =>
        ask<RequestDetails>(market, `POST requests/update/${id}`, {
          token: asker.token,
          body: { quantity: 70 },
        })
      expect([(await change(open)).status, (await change(over)).status]).toEqual([200, 409])
    })

    it('confirm_bank/create refuses a transfer time only when it is in the future', async () => {
      const { token } = await addPerson(market.db)
      const report = async (transferred: Date, transfer_reference: string) => {
        const fields = { amount: 120, bank_name: 'مصرف الراجحي', account_holder: 'منى', transfer_reference }
        const body = asFormData({}, [
          ...Object.entries(fields).map(([name, value]) => [name, String(value)] as const),
          ['transferred_at', transferred.toISOString()],
          ['receipt', await photograph()],
        ])
        return (await ask<Confirmation>(market, 'POST confirm_bank/create', { token, body })).status
      }
      expect(await report(new Date(Date.now() - 60_000), 'FT20261')).toBe(201)
      expect(await report(new Date(Date.now() + 3_600_000), 'FT20262')).toBe(422)
    })
  },
)
