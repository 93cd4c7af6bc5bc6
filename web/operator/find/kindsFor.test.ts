import { expect, it } from 'vitest'
import { kindsFor } from './kindsFor.ts'

it('lists people first for a name, a mobile and an e-mail', () => {
  for (const words of ['سالم الحربي', 'Salem', '٠٥٠٠٠٠٠١٠٣', '+966 50 000 0103', 'salem.2@example.com'])
    expect(kindsFor(words)[0], words).toBe('person')
})

it('lists orders first for other numbers and references', () => {
  for (const words of ['100937', '#100937', '١٠٠٩٣٧', 'SMK-9V9QWF', 'FT26112800213', 'SA64 9900'])
    expect(kindsFor(words)[0], words).toBe('order')
})
