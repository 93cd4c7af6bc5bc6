import { describe, expect, it } from 'vitest'
import { isHolder } from './holder.ts'

const noura = { f_name: 'نورة', l_name: 'القحطاني' }

describe('isHolder', () => {
  it.each([
    'نورة القحطاني',
    'القحطاني نورة',
    'نوره سعد بن محمد القحطانى',
    'Noura Al-Qahtani',
    'NOURA SAAD ALQAHTANI',
    'Noora Al Qahtani',
  ])('recognizes %s as نورة القحطاني', (holder) => expect(isHolder(holder, noura)).toBe(true))

  it.each(['سارة القحطاني', 'نورة', 'شركة البحر', 'Noura Al-Ghamdi', 'Qahtani Trading', '', '-'])(
    'does not recognize %s as نورة القحطاني',
    (holder) => expect(isHolder(holder, noura)).toBe(false),
  )

  it('recognizes a holder in Arabic letters for a person with a Latin name', () => {
    expect(isHolder('أحمد العمري', { f_name: 'Ahmed', l_name: 'Al-Omari' })).toBe(true)
  })

  it('recognizes no holder for a person without a name', () =>
    expect(isHolder('نورة', { f_name: '', l_name: '' })).toBe(false))
})
