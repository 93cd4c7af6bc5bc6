import { describe, expect, it } from 'vitest'
import { testAuthMarket } from '#demo/testing/fixtures/auth.ts'
import vectors from '#shared/base/text/vectors.json' with { type: 'json' }

/** Invisible characters that Unicode does not classify as format characters. */
const unseen = [
  ...Array.from({ length: 16 }, (_, place) => String.fromCodePoint(0xfe00 + place)),
  ...['\u034f', '\u115f', '\u1160', '\u3164', '\uffa0', '\u180b', '\u180c', '\u180d', '\u{e0100}'],
]

const market = await testAuthMarket('register')

describe('POST register', () => {
  it.each(['local_buyer', 'fisherman', 'local_seller', 'international_seller'])(
    'registers a %s',
    async (type) => {
      const huda = market.newcomer()
      const { status, body } = await market.post('register', { ...huda, type, address: 'حي الشاطئ، جدة' })
      expect(status).toBe(201)
      expect(body.data.user).toEqual({
        id: expect.any(Number),
        type,
        f_name: huda.f_name,
        l_name: huda.l_name,
        avatar: null,
        mobile: huda.mobile,
        email: huda.email,
        address: 'حي الشاطئ، جدة',
        n_id: huda.n_id,
        cr_number: huda.cr_number,
        vat_number: null,
        staff_role: null,
        verified: false,
        mobile_verified: true,
        created_at: expect.stringMatching(/Z$/),
      })
      const { status: left } = await market.post('logout', undefined, body.data.token)
      expect(left).toBe(200)
    },
  )

  it('registers a local_buyer when no type is sent, and ignores unknown fields', async () => {
    const { cr_number: _none, ...huda } = market.newcomer()
    const extra = {
      id: 1,
      staff_role: 'administrator',
      verified: true,
      mobile_verified: true,
      blocked: false,
      balance: 1_000_000,
      created_at: '2020-01-01',
      password_hash: 'x',
      deleted_at: '2020-01-01',
    }
    const { status, body } = await market.postText(
      'register',
      JSON.stringify({ ...huda, ...extra }).replace(/}$/, ',"__proto__":{"staff_role":"administrator"}}'),
    )
    expect(status).toBe(201)
    const { user } = body.data
    expect(user).toMatchObject({ type: 'local_buyer', staff_role: null, verified: false, cr_number: null })
    expect(user).not.toHaveProperty('balance')
    expect(user.id).toBeGreaterThan(1)
    const [row] = await market.users(huda.mobile)
    expect(row).toMatchObject({ staff_role: null, verified: false, blocked: false, deleted_at: null })
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  it('stores the times of consent to the terms and to marketing', async () => {
    const [huda, noura] = [market.newcomer(), market.newcomer()]
    await market.post('register', { ...huda, terms_version: '2026-11-28', marketing: true })
    await market.post('register', { ...noura, marketing: 'false' })
    const [agreed] = await market.users(huda.mobile)
    expect(agreed).toMatchObject({
      terms_version: '2026-11-28',
      terms_agreed_at: expect.any(Date),
      marketing_at: expect.any(Date),
    })
    const [silent] = await market.users(noura.mobile)
    expect(silent).toMatchObject({ terms_version: null, terms_agreed_at: null, marketing_at: null })
  })

  it('accepts a password of up to 128 characters of any script', async () => {
    const password = '🐟'.repeat(128)
    const huda = { ...market.newcomer(), password, password_confirmation: password }
    expect((await market.post('register', huda)).status).toBe(201)
    expect((await market.post('login', huda)).status).toBe(200)
    const longer = { ...huda, password: `${password}🐟` }
    expect((await market.post('login', longer)).status).toBe(422)
  })

  it('accepts Arabic and Persian digits in the mobile and in the identity numbers', async () => {
    const huda = market.newcomer()
    const arabic = (text: string) =>
      text.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))
    const persian = (text: string) =>
      text.replace(/\d/g, (digit) => String.fromCharCode(0x6f0 + Number(digit)))
    const typed = { mobile: arabic(`0${huda.mobile.slice(4)}`), n_id: persian(huda.n_id) }
    const { status, body } = await market.post('register', {
      ...huda,
      ...typed,
      cr_number: arabic(huda.cr_number),
      type: 'local_seller',
    })
    expect(status).toBe(201)
    expect(body.data.user).toMatchObject({
      mobile: huda.mobile,
      n_id: huda.n_id,
      cr_number: huda.cr_number,
    })
    const login = await market.post('login', { mobile: persian(huda.mobile), password: huda.password })
    expect(login.status).toBe(200)
  })
})

describe('POST register', () => {
  it.each(vectors.mobile)('validates the mobile $in', async ({ in: mobile, e164 }) => {
    const { body } = await market.post('register', { ...market.newcomer(), mobile, n_id: '1' })
    expect(Object.keys(body.errors)).toEqual(e164 === null ? ['mobile', 'n_id'] : ['n_id'])
  })

  it.each(vectors.national_id)('validates the n_id $in', async ({ in: n_id, valid }) => {
    const { body } = await market.post('register', { ...market.newcomer(), n_id, mobile: '1' })
    expect(Object.keys(body.errors)).toEqual(valid ? ['mobile'] : ['mobile', 'n_id'])
  })

  it.each(vectors.business_number)('validates the cr_number $in', async ({ in: cr_number, kind }) => {
    const { body } = await market.post('register', {
      ...market.newcomer(),
      type: 'local_seller',
      cr_number,
      mobile: '1',
    })
    expect(Object.keys(body.errors)).toEqual(kind === null ? ['mobile', 'cr_number'] : ['mobile'])
  })
})

describe('POST register', () => {
  it('lists all missing fields of a refused form in the reader’s language', async () => {
    const { status, body } = await market.post('register', { type: 'local_seller' })
    expect(status).toBe(422)
    expect(body).toMatchObject({ code: 'validation_failed', message: 'راجع الحقول المشار إليها' })
    expect(body.errors).toEqual({
      f_name: ['اكتب اسمك الأول'],
      l_name: ['اكتب اسم عائلتك'],
      mobile: ['اكتب رقم الجوال'],
      email: ['اكتب البريد الإلكتروني'],
      n_id: ['اكتب رقم الهوية أو الإقامة'],
      cr_number: ['اكتب رقم السجل التجاري أو الرقم الموحد'],
      password: ['اكتب كلمة المرور'],
      password_confirmation: ['اكتب كلمة المرور مرة أخرى'],
    })
  })

  it.each([
    [{ password: 'short', password_confirmation: 'short' }, 'password'],
    [{ password: 'Password1', password_confirmation: 'Password1' }, 'password'],
    [{ password: '١٢٣٤٥٦٧٨٩', password_confirmation: '١٢٣٤٥٦٧٨٩' }, 'password'],
    [{ password: 'س'.repeat(129), password_confirmation: 'س'.repeat(129) }, 'password'],
    [{ password_confirmation: 'something else' }, 'password_confirmation'],
    [{ type: 'operator' }, 'type'],
    [{ type: 'local_seller', cr_number: '' }, 'cr_number'],
    [{ email: 'huda@' }, 'email'],
    [{ email: `${'a'.repeat(250)}@x.sa` }, 'email'],
    [{ f_name: 'س'.repeat(121) }, 'f_name'],
    [{ f_name: 'هدى\u0000' }, 'f_name'],
    [{ l_name: ['x'] }, 'l_name'],
    [{ mobile: 501234567 }, 'mobile'],
    [{ password: { length: 10 } }, 'password'],
  ])('refuses a form with %j', async (change, field) => {
    const { status, body } = await market.post('register', { ...market.newcomer(), ...change })
    expect(status).toBe(422)
    expect(Object.keys(body.errors)).toContain(field)
  })

  it.each(['', '[]', 'null', '"text"', '{'])('refuses a body that is not an object: %s', async (text) => {
    const { status, body } = await market.postText('register', text)
    expect([status, body.code]).toEqual([400, 'bad_request'])
  })
})

describe('the values of POST register', () => {
  it('are refused at each field when another account has them, in any letter case', async () => {
    const huda = market.newcomer()
    expect((await market.post('register', { ...huda, type: 'local_seller' })).status).toBe(201)
    const taken = ['مسجّل من قبل']
    const again = await market.post('register', { ...huda, email: huda.email.toUpperCase() })
    expect(again.status).toBe(422)
    expect(again.body.errors).toEqual({ mobile: taken, email: taken, n_id: taken, cr_number: taken })
    const other = await market.post('register', { ...market.newcomer(), n_id: huda.n_id })
    expect(other.body.errors).toEqual({ n_id: taken })
  })

  it('are recognized as taken despite invisible or full-width characters', async () => {
    const huda = market.newcomer()
    const email = `\u202a${huda.email}\u200f`
    const first = await market.post('register', { ...huda, email, mobile: `\u202d${huda.mobile}\u202c` })
    expect([first.status, first.body.data.user.email]).toEqual([201, huda.email])
    for (const typed of [
      `${huda.email}\u200b`,
      huda.email.replace('@', '\u2060@'),
      huda.email.replace('@', '＠'),
      ...unseen.map((character) => huda.email.replace('@', `${character}@`)),
      ...unseen.map((character) => huda.email + character),
    ]) {
      const again = await market.post('register', { ...market.newcomer(), email: typed })
      expect([again.status, Object.keys(again.body.errors)], JSON.stringify(typed)).toEqual([422, ['email']])
    }
  })

  it('count as missing when they contain only invisible characters', async () => {
    const huda = market.newcomer()
    const typed = { ...huda, f_name: `هد${unseen.join('')}ى`, l_name: `\u202e${huda.l_name}\ufe0f` }
    const { body } = await market.post('register', typed)
    expect(body.data.user).toMatchObject({ f_name: 'هدى', l_name: huda.l_name })
    for (const character of [...unseen, '\u2800', '\u200b']) {
      const blank = { ...market.newcomer(), f_name: ` ${character} `, address: 'شارع ٥ ❤️' }
      const refused = await market.post('register', blank)
      expect(refused.body.errors, JSON.stringify(character)).toEqual({ f_name: ['اكتب اسمك الأول'] })
    }
  })

  it('are given to only one of several concurrent registrations', async () => {
    for (const shared of ['mobile', 'email', 'n_id', 'cr_number'] as const) {
      const huda = market.newcomer()
      const crowd = Array.from({ length: 6 }, () => ({ ...market.newcomer(), [shared]: huda[shared] }))
      const answers = await Promise.all(crowd.map((form) => market.post('register', form)))
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422, 422, 422])
      for (const { status, body } of answers) {
        if (status === 422) expect(Object.keys(body.errors)).toEqual([shared])
      }
    }
  })

  it('can be registered again after the account that had them is removed', async () => {
    const huda = market.newcomer()
    const { body } = await market.post('register', { ...huda, type: 'local_seller' })
    await market.db.query({
      text: `update users set deleted_at = now(), mobile = null, email = null, n_id = null, cr_number = null,
               password_hash = null, f_name = '', l_name = '', address = '' where id = $1`,
      values: [body.data.user.id],
    })
    expect((await market.post('register', { ...huda, type: 'local_seller' })).status).toBe(201)
  })
})
