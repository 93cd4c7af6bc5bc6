import { describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { testOffice } from '#demo/testing/fixtures/office.ts'
import { asFormData, photograph } from '#demo/testing/trade/selling.ts'
import type { Page } from '#shared/base/page.ts'
import type { Info, Main } from '#shared/home/contract.ts'
import type { Blog } from '#shared/news/contract.ts'
import type { ListedPicture } from '#shared/operator/gallery.ts'
import type { ListedNews } from '#shared/operator/news.ts'
import type { Site } from '#shared/operator/site.ts'

const { market, second, viewer, call, everywhere } = await testOffice()

const auditOf = (type: string, id: number) =>
  market.db.query<{ action: string; before: object | null; after: object | null }>({
    text: 'select action, before, after from audit where record_type = $1 and record_id = $2 order by id',
    values: [type, id],
  })

async function newsForm(more: Readonly<Record<string, string>> = {}): Promise<FormData> {
  const words = {
    'title[ar]': 'افتتاح سوق الجبيل',
    'title[en]': 'Jubail market opens',
    'body[ar]': 'فقرة أولى.\n\nفقرة ثانية.',
    'body[en]': 'First paragraph.\n\nSecond paragraph.',
    ...more,
  }
  return asFormData({}, [...Object.entries(words), ['image', await photograph()]])
}

async function write(more: Readonly<Record<string, string>> = {}): Promise<ListedNews> {
  const { status, data } = await call<ListedNews>('POST operator/blogs', await newsForm(more))
  expect(status).toBe(201)
  return data
}

const isOut = (id: number) => async (process: { url: string }) => {
  const [one, all] = await Promise.all([
    ask(process, `GET blogs/${id}`),
    ask<Page<Blog>>(process, 'GET blogs?limit=100'),
  ])
  const listed = all.data.data.some((item) => item.id === id)
  return (one.status === 200 && listed) || (one.status === 404 && !listed ? false : 'half')
}

describe('operator/blogs', () => {
  it('publishes news with its picture in both languages in every process', async () => {
    const item = await write()
    expect(item).toMatchObject({ title: 'افتتاح سوق الجبيل', state: 'published', hidden: false })
    expect(item.image).toMatch(/^\/uploads\/Posts\/[0-9a-f]{32}-640\.webp$/)
    expect((await fetch(`${market.url}${item.image}`)).status).toBe(200)
    await everywhere(isOut(item.id))
    const english = await ask<Blog>(market, `GET blogs/${item.id}`, { locale: 'en' })
    expect(english.data).toMatchObject({
      title: 'Jubail market opens',
      body: expect.stringContaining('\n\n'),
    })
    expect(await auditOf('blog', item.id)).toMatchObject([
      { action: 'blog.add', before: null, after: { title_ar: 'افتتاح سوق الجبيل', hidden: false } },
    ])
  })

  it('shows scheduled news from its publication time until it is hidden', async () => {
    const ahead = new Date(Date.now() + 3_600_000).toISOString()
    const item = await write({ published_at: ahead })
    expect([item.state, item.published_at]).toEqual(['scheduled', ahead])
    expect((await ask(market, `GET blogs/${item.id}`)).status).toBe(404)
    const waiting = await call<Page<ListedNews>>('GET operator/blogs?state=scheduled')
    expect(waiting.data.data.map(({ id }) => id)).toContain(item.id)
    const soon = new Date(Date.now() + 1_500).toISOString()
    const moved = await call<ListedNews>(`POST operator/blogs/${item.id}`, { published_at: soon })
    expect(moved.data.state).toBe('scheduled')
    await everywhere(isOut(item.id))
    const hidden = await call<ListedNews>(`POST operator/blogs/${item.id}`, { hidden: true })
    expect(hidden.data.state).toBe('hidden')
    await everywhere(async (process) => (await isOut(item.id)(process)) === false)
    expect((await auditOf('blog', item.id)).slice(1)).toMatchObject([
      { action: 'blog.change', before: { published_at: ahead }, after: { published_at: soon } },
      { before: { hidden: false }, after: { hidden: true } },
    ])
    // A repeated call changes nothing, so it writes no audit entry.
    await call(`POST operator/blogs/${item.id}`, { hidden: true })
    expect(await auditOf('blog', item.id)).toHaveLength(3)
  })

  it('deletes a picture when it is replaced or its news is deleted', async () => {
    const item = await write()
    const form = asFormData({}, [['image', await photograph('#aa3311')]])
    const changed = await call<ListedNews>(`POST operator/blogs/${item.id}`, form)
    expect([changed.status, changed.data.image === item.image]).toEqual([200, false])
    expect((await fetch(`${market.url}${item.image}`)).status).toBe(404)
    expect((await call(`DELETE operator/blogs/${item.id}`)).data).toEqual({ id: item.id })
    expect((await call(`DELETE operator/blogs/${item.id}`)).status).toBe(404)
    expect((await fetch(`${market.url}${changed.data.image}`)).status).toBe(404)
    await everywhere(async (process) => (await isOut(item.id)(process)) === false)
    expect((await auditOf('blog', item.id)).at(-1)).toMatchObject({
      action: 'blog.remove',
      after: null,
      before: { title_en: 'Jubail market opens', body_ar: 'فقرة أولى.\n\nفقرة ثانية.' },
    })
  })

  it('refuses invalid fields and files that are not pictures', async () => {
    const bare = { title: { ar: 'خبر', en: 'News' }, body: { ar: 'نص', en: 'Text' } }
    expect(Object.keys((await call('POST operator/blogs', bare)).failure.errors ?? {})).toEqual(['image'])
    const wrong = { title: { ar: '' }, published_at: 'tomorrow', body: { ar: 'ن'.repeat(5_001), en: 'x' } }
    const item = await write()
    const { status, failure } = await call(`POST operator/blogs/${item.id}`, wrong)
    expect([status, Object.keys(failure.errors ?? {}).sort()]).toEqual([
      422,
      ['body.ar', 'published_at', 'title.en'],
    ])
    const paper = asFormData({}, [['image', new Blob(['<svg onload=alert(1)>'], { type: 'image/png' })]])
    expect((await call(`POST operator/blogs/${item.id}`, paper)).status).toBe(415)
    expect((await call('POST operator/blogs/987654', { hidden: true })).status).toBe(404)
  })

  it('publishes a draft without a chosen time at the current time, and keeps a chosen time until it is removed', async () => {
    const past = '2026-01-05T06:00:00.000Z'
    const ahead = new Date(Date.now() + 3_600_000).toISOString()
    const item = await write({ hidden: '1' })
    expect(item.time_chosen).toBe(false)
    // The draft was saved long ago, at a whole minute.
    await market.db.query({
      text: 'update blogs set published_at = $2 where id = $1',
      values: [item.id, past],
    })
    const change = (body: object) => call<ListedNews>(`POST operator/blogs/${item.id}`, body)
    expect((await change({ title: { ar: 'عنوان', en: 'Title' } })).data.published_at).toBe(past)
    const { data: out } = await change({ hidden: false })
    expect([out.state, out.time_chosen, out.published_at > past]).toEqual(['published', false, true])
    const { data: chosen } = await change({ hidden: true, published_at: ahead })
    expect([chosen.time_chosen, chosen.published_at]).toEqual([true, ahead])
    expect((await change({ hidden: false })).data).toMatchObject({ state: 'scheduled', published_at: ahead })
    const { data: removed } = await change({ published_at: '' })
    expect([removed.state, removed.time_chosen, removed.published_at < ahead]).toEqual([
      ...['published', false, true],
    ])
  })

  it('keeps an incomplete draft, and publishes it only when it is complete', async () => {
    const { status, data } = await call<ListedNews>('POST operator/blogs', {
      hidden: true,
      title: { ar: 'افتتاح سوق', en: '' },
    })
    expect([status, data.state, data.title, data.image]).toEqual([201, 'hidden', 'افتتاح سوق', null])
    const drafts = await call<Page<ListedNews>>(`GET operator/blogs?id=${data.id}`)
    expect(drafts.data.data).toHaveLength(1)
    const early = await call(`POST operator/blogs/${data.id}`, { hidden: false })
    expect([early.status, early.failure.errors]).toEqual([
      422,
      {
        'title.en': ['اكتب العنوان بالإنجليزية'],
        'body.ar': ['اكتب النص بالعربية'],
        'body.en': ['اكتب النص بالإنجليزية'],
        image: ['أضف صورة'],
      },
    ])
    expect(await isOut(data.id)(market)).toBe(false)
    const form = asFormData({}, [
      ['hidden', '0'],
      ['title[ar]', 'افتتاح سوق'],
      ['title[en]', 'A market opens'],
      ['body[ar]', 'نص'],
      ['body[en]', 'Text'],
      ['image', await photograph()],
    ])
    expect((await call<ListedNews>(`POST operator/blogs/${data.id}`, form)).data.state).toBe('published')
    await everywhere(isOut(data.id))
    // A public item remains complete, so the change is refused.
    const emptied = await call(`POST operator/blogs/${data.id}`, { body: { ar: '', en: 'Text' } })
    expect([emptied.status, Object.keys(emptied.failure.errors ?? {})]).toEqual([422, ['body.ar']])
  })

  it('searches and sorts news and exports them as CSV with escaped formulas', async () => {
    const item = await write({ 'title[en]': '=HYPERLINK("x") Zubara' })
    const found = await call<Page<ListedNews>>('GET operator/blogs?s=zubara&sort=title&order=desc')
    expect(found.data.data.map(({ id }) => id)).toEqual([item.id])
    const file = await fetch(`${market.url}/api/operator/blogs?s=zubara&format=csv`, {
      headers: { authorization: `Bearer ${viewer.token}`, 'accept-language': 'en' },
    })
    const text = await file.text()
    expect(file.headers.get('content-type')).toContain('text/csv')
    expect(text).toContain(`"'=HYPERLINK(""x"") Zubara"`)
    expect(text).toContain('Published')
  })
})

describe('operator/gallery', () => {
  const order = async (process: { url: string } = market) =>
    (await ask<{ id: number }[]>(process, 'GET main/gallery')).data.map(({ id }) => id)

  it('adds, orders, hides and deletes pictures', async () => {
    const before = await order()
    const form = asFormData({}, [
      ...Object.entries({ 'title[ar]': 'حراج الفجر', 'title[en]': 'Dawn auction', position: '2' }),
      ['image', await photograph()],
    ])
    const added = await call<ListedPicture>('POST operator/gallery', form)
    expect(added.data).toMatchObject({ title: 'حراج الفجر', position: 2, hidden: false })
    const { id } = added.data
    await everywhere(
      async (process) => String(await order(process)) === String([before[0], id, ...before.slice(1)]),
    )
    expect((await call<ListedPicture>(`POST operator/gallery/${id}`, { position: 1 })).data.position).toBe(1)
    await everywhere(async (process) => (await order(process))[0] === id)
    await call(`POST operator/gallery/${id}`, { hidden: true })
    await everywhere(async (process) => String(await order(process)) === String(before))
    const listed = await call<Page<ListedPicture>>('GET operator/gallery?hidden=true')
    expect(listed.data.data.map((one) => one.id)).toEqual([id])
    expect((await call(`DELETE operator/gallery/${id}`)).status).toBe(200)
    expect((await fetch(`${market.url}${added.data.image}`)).status).toBe(404)
    expect((await auditOf('picture', id)).map(({ action }) => action)).toEqual([
      ...['picture.add', 'picture.change', 'picture.change', 'picture.remove'],
    ])
  })
})

describe('POST operator/site', () => {
  const info = async (process: { url: string }) =>
    (await ask<{ info: Info } & Pick<Main, 'ticker'>>(process, 'GET main')).data

  it('changes the site details in every process and in both languages', async () => {
    const before = (await call<Site>('GET operator/site')).data
    const body = {
      name: { ar: 'سوق الأسماك الوطني', en: 'National fish market' },
      twitter: 'https://www.x.com/samak',
      youtube: '',
      mobile: '+966 11 222 3333',
    }
    const { data } = await call<Site>('POST operator/site', body)
    expect(data).toMatchObject({ ...body, youtube: null, about: before.about })
    await everywhere(async (process) => (await info(process)).info.name === body.name.ar)
    const english = await ask<Main>(second, 'GET main', { locale: 'en' })
    expect(english.data.info).toMatchObject({ name: body.name.en, twitter: body.twitter, youtube: null })
    expect((await auditOf('site', 1)).at(-1)).toMatchObject({
      action: 'site.change',
      before: { name_ar: before.name.ar, youtube: before.youtube },
      after: { name_ar: body.name.ar, youtube: null },
    })
  })

  it('stores a telephone number that was typed in Arabic-Indic digits in Latin digits', async () => {
    const { data } = await call<Site>('POST operator/site', { mobile: '+٩٦٦ ١٣ ٨٠٠ ٩٩٩٩' })
    expect(data.mobile).toBe('+966 13 800 9999')
  })

  it('refuses links to other sites, unsafe ticker links and invalid numbers', async () => {
    for (const [body, field] of [
      [{ facebook: 'http://facebook.com/samak' }, 'facebook'],
      [{ facebook: 'https://facebook.com.evil.example/' }, 'facebook'],
      [{ instagram: 'javascript:alert(1)' }, 'instagram'],
      [{ twitter: 'https://user:word@x.com/' }, 'twitter'],
      [{ youtube: 'https://example.com/#youtube.com' }, 'youtube'],
      [{ ticker: [{ text: { ar: 'س', en: 's' }, url: 'javascript:alert(1)' }] }, 'ticker.0.url'],
      [{ ticker: [{ text: { ar: 'س', en: 's' }, url: '//evil.example' }] }, 'ticker.0.url'],
      [{ ticker: [{ id: 987_654, text: { ar: 'س', en: 's' } }] }, 'ticker.0.id'],
      [{ mobile: '<b>1</b>' }, 'mobile'],
    ] as const) {
      const { status, failure } = await call('POST operator/site', body)
      expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, [field]])
    }
  })

  it('adds, changes, orders, hides and removes ticker lines', async () => {
    const standing = (await call<Site>('GET operator/site')).data.ticker
    const [first, gone, ...rest] = standing
    if (!first || !gone) throw new Error('the demo has no ticker')
    const added = { text: { ar: 'موسم الكنعد بدأ', en: 'The kanaad season began' }, url: '/local-market' }
    const ticker = [added, ...rest, { ...first, hidden: true }]
    const { data } = await call<Site>('POST operator/site', { ticker })
    expect(data.ticker.map(({ text }) => text.en)).toEqual(ticker.map(({ text }) => text.en))
    await everywhere(async (process) => {
      const lines = (await info(process)).ticker
      return lines[0]?.text === added.text.ar && lines.length === rest.length + 1
    })
    expect((await auditOf('ticker', gone.id)).map(({ action }) => action)).toEqual(['ticker.remove'])
    expect((await auditOf('ticker', first.id)).at(-1)).toMatchObject({ after: { hidden: true } })
  })
})

it('POST operator/site refuses an unknown ticker line at its id', async () => {
  const text = { ar: 'سطر', en: 'A line' }
  const { status, failure } = await call('POST operator/site', { ticker: [{ id: 987_654, text }] })
  expect([status, failure.errors]).toEqual([422, { 'ticker.0.id': ['لم يعد هذا السطر موجودًا، حدّث الصفحة'] }])
})

it('viewers can read but not change the site, news and gallery', async () => {
  for (const name of ['GET operator/blogs', 'GET operator/gallery', 'GET operator/site'] as const)
    expect((await call(name, undefined, viewer)).status).toBe(200)
  for (const name of [
    ...(['POST operator/blogs', 'POST operator/blogs/1', 'DELETE operator/blogs/1'] as const),
    ...(['POST operator/gallery', 'DELETE operator/gallery/1', 'POST operator/site'] as const),
  ])
    expect((await call(name, name.startsWith('POST') ? {} : undefined, viewer)).status).toBe(403)
})
