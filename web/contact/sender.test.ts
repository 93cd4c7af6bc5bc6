import { expect, it } from 'vitest'
import { senderOf } from './sender.ts'

const nora = { f_name: 'نورة', l_name: 'القحطاني', email: 'nora@samak.example' }

it('senderOf fills only the empty fields of the contact form', () => {
  expect(senderOf(nora, { name: '', email: '' })).toEqual({
    name: 'نورة القحطاني',
    email: 'nora@samak.example',
  })
  expect(senderOf(nora, { name: 'مطعم البحر', email: '' })).toEqual({ email: 'nora@samak.example' })
  expect(senderOf(nora, { name: 'مطعم البحر', email: 'a@b.sa' })).toEqual({})
})
