import { describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { addPerson } from '#demo/testing/trade/people.ts'
import type { Page } from '#shared/base/page.ts'
import { filledTemplate } from '#shared/operator/support/filledTemplate.ts'
import type { ReplyTemplate } from '#shared/operator/support/templates.ts'

const market = await testMarket()
const editor = await addPerson(market.db, { staff: 'editor' })
const viewer = await addPerson(market.db, { staff: 'viewer' })

const body = {
  name: { ar: 'تأخر', en: 'Late' },
  body: { ar: 'مرحبًا {name}، طلبك {order} في الطريق', en: 'Hello {name}, order {order} is coming' },
}

describe('templates of answers', () => {
  it('are added, changed and removed by editors, and each change is logged', async () => {
    const added = await ask<ReplyTemplate>(market, 'POST operator/templates', { token: editor.token, body })
    expect([added.status, added.data]).toMatchObject([201, body])
    const { id } = added.data
    const path = `operator/templates/${id}`
    const changed = { ...body, name: { ar: 'تأخر التوصيل', en: 'Late' } }
    await ask(market, `POST ${path}`, { token: editor.token, body: changed })
    await ask(market, `POST ${path}`, { token: editor.token, body: changed })
    const listed = await ask<Page<ReplyTemplate>>(market, 'GET operator/templates?s=التوصيل', {
      token: viewer.token,
    })
    expect(listed.data.data).toEqual([{ id, ...changed }])
    expect((await ask(market, `POST ${path}`, { token: viewer.token, body })).status).toBe(403)
    expect((await ask(market, `DELETE ${path}`, { token: editor.token })).status).toBe(200)
    expect((await ask(market, `DELETE ${path}`, { token: editor.token })).status).toBe(404)
    const audit = await market.db.query<{ action: string }>({
      text: `select action from audit where record_type = 'template' and record_id = $1 order by id`,
      values: [id],
    })
    expect(audit.map(({ action }) => action)).toEqual(['template.add', 'template.change', 'template.remove'])
    const blank = await ask(market, 'POST operator/templates', {
      token: editor.token,
      body: { ...body, body: { ar: 'x', en: ' ' } },
    })
    expect([blank.status, Object.keys(blank.failure.errors ?? {})]).toEqual([422, ['body.en']])
    const misspelt = await ask(market, 'POST operator/templates', {
      token: editor.token,
      body: { ...body, body: { ar: 'مرحبًا {nam}', en: 'Hello {name}' } },
    })
    expect([misspelt.status, Object.keys(misspelt.failure.errors ?? {})]).toEqual([422, ['body.ar']])
  })

  it('are filled with the sender’s name and the order, in the sender’s language', () => {
    expect(filledTemplate(body.body, 'ar', { name: 'منال', order: '100482' })).toBe(
      'مرحبًا منال، طلبك 100482 في الطريق',
    )
    expect(filledTemplate(body.body, 'en', { name: 'Manal {order}', order: null })).toBe(
      'Hello Manal {order}, order {order} is coming',
    )
  })
})
