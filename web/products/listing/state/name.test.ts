import { expect, test } from 'vitest'
import { proposedName } from './name.ts'

const pair = (code: string, ar: string, en: string) => ({
  code,
  translations: [
    { locale: 'ar' as const, name: ar },
    { locale: 'en' as const, name: en },
  ],
})
const prawn = pair('shrimp-tiger', 'روبيان نمر', 'Green tiger prawn')
const bagha = pair('bagha', 'باغة', 'Indian mackerel')
const [medium, large] = [pair('medium', 'وسط', 'Medium'), pair('large', 'كبير', 'Large')]
const [fresh, frozen] = [pair('fresh', 'طازج', 'Fresh'), pair('frozen', 'مجمد', 'Frozen')]

test('proposedName returns only the species for medium size and fresh goods', () => {
  expect(proposedName({ fish: prawn, size: medium, state: fresh })).toEqual({
    ar: 'روبيان نمر',
    en: 'Green tiger prawn',
  })
  expect(proposedName({ fish: undefined, size: large, state: frozen })).toEqual({ ar: '', en: '' })
})

test('proposedName adds size and state in both languages, with Arabic agreement', () => {
  expect(proposedName({ fish: prawn, size: large, state: frozen })).toEqual({
    ar: 'روبيان نمر كبير مجمد',
    en: 'Frozen green tiger prawn, large',
  })
  expect(proposedName({ fish: bagha, size: large, state: frozen })).toEqual({
    ar: 'باغة كبيرة مجمدة',
    en: 'Frozen Indian mackerel, large',
  })
})
