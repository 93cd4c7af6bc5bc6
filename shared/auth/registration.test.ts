import { describe, expect, it } from 'vitest'
import { register } from './contract.ts'
import { registrationProblems, type TypedRegistration } from './registration.ts'

const whole: TypedRegistration = {
  type: 'local_seller',
  f_name: 'سعد',
  l_name: 'الجهني',
  mobile: '59 600 0003',
  email: 'saad@samak.example',
  n_id: '1010101010',
  cr_number: '١٠٥٩٦٠٠٠٠٣',
  password: 'كنعد-وشعري-1447',
  password_confirmation: 'كنعد-وشعري-1447',
}

/** The first problem of each field according to the call's schema. */
function problemsOfCall(typed: TypedRegistration): Record<string, string> {
  const { cr_number, ...rest } = typed
  const { error } = register.body.safeParse(typed.type === 'fisherman' ? rest : { ...rest, cr_number })
  const found = (error?.issues ?? []).map((issue) => {
    const { params } = issue as { readonly params?: { readonly code: string } }
    return [String(issue.path[0]), params?.code ?? 'required'] as const
  })
  return Object.fromEntries(found.reverse())
}

const codesOf = (typed: TypedRegistration) =>
  Object.fromEntries(Object.entries(registrationProblems(typed)).map(([name, { code }]) => [name, code]))

describe('registrationProblems', () => {
  it('is empty for a complete form', () => {
    expect(registrationProblems(whole)).toEqual({})
    expect(registrationProblems({ ...whole, type: 'fisherman', cr_number: '' })).toEqual({})
  })

  it('names every field of an empty form', () => {
    const blank = Object.fromEntries(Object.keys(whole).map((name) => [name, '']))
    const seller = { ...blank, type: 'local_seller' } as TypedRegistration
    expect(Object.keys(registrationProblems(seller)).sort()).toEqual(
      Object.keys(whole)
        .filter((name) => name !== 'type')
        .sort(),
    )
    expect(registrationProblems({ ...seller, type: 'local_buyer' })).not.toHaveProperty('cr_number')
  })

  it.each<[string, Partial<TypedRegistration>]>([
    ['a complete form', {}],
    ['a fisherman without a register number', { type: 'fisherman', cr_number: '' }],
    ['an empty form of a seller', Object.fromEntries(Object.keys(whole).map((name) => [name, '']))],
    ['blank names', { f_name: '  ', l_name: '\u200f' }],
    ['a landline', { mobile: '0131234567' }],
    ['an e-mail address without a dot', { email: 'saad@samak' }],
    ['an e-mail address with a direction mark', { email: 'saad@samak.example\u200f' }],
    ['a wrong check digit', { n_id: '1010101011' }],
    ['a register number that begins with 9', { cr_number: '9001234567' }],
    ['a short password', { password: '1234567', password_confirmation: '1234567' }],
    ['a common password', { password: '12345678', password_confirmation: '12345678' }],
    ['different passwords', { password_confirmation: 'كنعد-وشعري-1448' }],
    ['a password of spaces', { password: '        ', password_confirmation: '        ' }],
  ])('finds the same problems as the schema of the call: %s', (_case, change) => {
    const typed = { ...whole, ...change, type: change.type || whole.type }
    expect(codesOf(typed)).toEqual(problemsOfCall(typed))
  })
})
