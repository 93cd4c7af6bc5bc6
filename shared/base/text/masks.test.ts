import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mobileE164 } from './identity.ts'
import { maskEmail, maskedPerson, maskIn, maskMobile, maskName, maskNationalId } from './masks.ts'
import vectors from './vectors.json' with { type: 'json' }

describe('masks', () => {
  it.each(vectors.mask.mobile)('show the mobile $in as $out', ({ in: typed, out }) => {
    expect(maskMobile(mobileE164(typed) ?? '')).toBe(out)
  })

  it('show the first and the last two digits of a national number', () => {
    expect(maskNationalId('1020304010')).toBe('1*******10')
  })

  it.each([
    ...vectors.mask.email,
    { in: 'abcdef@x.sa', out: 'abc***@x.sa' },
    { in: 'abcd@x.sa', out: 'abc*@x.sa' },
    { in: '"a@b"@x.sa', out: '"a@**@x.sa' },
  ])('show the e-mail address $in as $out', ({ in: email, out }) => expect(maskEmail(email)).toBe(out))

  it('keep the length and the domain of an e-mail address and hide the last character before the @', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        const at = email.lastIndexOf('@')
        const masked = maskEmail(email)
        expect(masked).toHaveLength(email.length)
        expect(masked.slice(at)).toBe(email.slice(at))
        expect(masked[at - 1]).toBe('*')
      }),
    )
  })

  it('keep the first letter of each name of a bidder', () => {
    expect(maskName('سالم', 'القحطاني')).toBe('س* ا*')
    expect(maskName(' Abdul  Rahman ', 'Khan')).toBe('A* R* K*')
    expect(maskName('', ' ')).toBe('')
  })

  it('show Latin initials to an English reader', () => {
    expect(maskIn('س* ا*', 'en')).toBe('S* A*')
    expect(maskIn('A* ق*', 'en')).toBe('A* Q*')
    expect(maskIn('س* A*', 'ar')).toBe('س* A*')
    expect(maskedPerson({ f_name: 'غازي', l_name: 'الحربي' }, 'en')).toBe('G* A*')
  })
})
