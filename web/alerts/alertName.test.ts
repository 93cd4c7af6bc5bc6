import { describe, expect, it } from 'vitest'
import { alertName } from './alertName.ts'

const fish = { id: 1, code: 'hamour', name: 'Hamour' }
const alert = { kind: 'price', fish, market: null, coast: null, price: 65.5, origin: 'local' } as const

describe('alertName', () => {
  it('distinguishes a price alert of local fish from one of imported fish', () => {
    expect(alertName(alert, 'en')).toBe('Hamour (local) at SR 65.50 or less, every market')
    expect(alertName({ ...alert, origin: 'imported' }, 'en')).toBe(
      'Hamour (imported) at SR 65.50 or less, every market',
    )
    expect(alertName({ ...alert, fish: { ...fish, name: 'هامور' } }, 'ar')).toBe(
      'هامور بلدي بسعر 65.50 ريال أو أقل، كل الأسواق',
    )
  })

  it('names the market of an alert without a price', () => {
    const landed = { ...alert, kind: 'landed', price: null, origin: null } as const
    expect(alertName({ ...landed, market: { id: 2, name: 'Dammam Central Market' } }, 'en')).toBe(
      'Landing of Hamour, Dammam Central Market',
    )
  })

  it('names the coast of an alert', () => {
    const gulf = { ...alert, coast: 'gulf' } as const
    expect(alertName(gulf, 'en')).toBe('Hamour (local) at SR 65.50 or less, Gulf coast')
    expect(alertName({ ...gulf, kind: 'auction' }, 'ar')).toBe('مزاد على Hamour، ساحل الخليج')
  })
})
