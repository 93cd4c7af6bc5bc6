import { expect, it } from 'vitest'
import { cutDrawing, cutPictureOf } from './cuts.ts'

const hamour = { code: 'hamour', category: 'finfish_demersal' }
const salmon = { code: 'salmon', category: 'finfish_salmonid' }
const tuna = { code: 'yellowfin', category: 'finfish_pelagic' }
const shrimp = { code: 'shrimp-tiger', category: 'crustacean' }

it('cutPictureOf reads the cut from the name in either language and the flesh from the species', () => {
  expect(cutPictureOf({ ar: 'فيليه هامور', en: 'Hamour' }, hamour)).toBe('fillet-white')
  expect(cutPictureOf({ ar: 'سلمون', en: 'Salmon Fillets' }, salmon)).toBe('fillet-pink')
  expect(cutPictureOf({ ar: 'شَرائح تونة', en: 'Tuna' }, tuna)).toBe('steaks-red')
  expect(cutPictureOf({ ar: 'روبيان مقشّر', en: 'Shrimp' }, shrimp)).toBe('peeled')
})

it('cutPictureOf returns null for whole animals and for cuts without a drawing', () => {
  expect(cutPictureOf({ ar: 'هامور', en: 'Hamour' }, hamour)).toBeNull()
  expect(cutPictureOf({ ar: 'هامور منظف', en: 'Hamour, cleaned' }, hamour)).toBeNull()
  expect(cutPictureOf({ ar: 'هامور مقشر', en: 'Hamour, peeled' }, hamour)).toBeNull()
  expect(
    cutPictureOf({ ar: 'شرائح حبار', en: 'Squid steaks' }, { code: 'squid', category: 'cephalopod' }),
  ).toBeNull()
})

it('cutDrawing has a drawing for fillets and steaks of fish only', () => {
  expect(cutDrawing('steaks', salmon)).toBe('steaks-pink')
  expect(cutDrawing('gutted', salmon)).toBeNull()
  expect(cutDrawing('fillet', shrimp)).toBeNull()
})
