import { describe, expect, it } from 'vitest'
import { compareTransfer } from './transferComparison.ts'

type Transfer = Parameters<typeof compareTransfer>[0]

const transfer: Transfer = {
  amount: 640,
  transferred_at: '2026-01-04T21:00:00.000Z',
  account_holder: 'نورة القحطاني',
  transfer_reference: 'FT26325-K8841',
  checks: { due: null, duplicates: [], day: 'fits', holder: 'fits' },
  line: null,
  user: { id: 1, name: 'نورة القحطاني', type: 'local_buyer', mobile: null },
}
const due = { amount: 600, status: 'pending', reference: 'SMK-7K2M4Q', fits: false } as const
const line = { amount: 640, day: '2026-01-05', reference: 'ft26325k8841', details: 'حوالة' }
const different = (changed: Partial<Transfer>) =>
  compareTransfer({ ...transfer, ...changed })
    .filter(({ same }) => !same)
    .map(({ field, recorded }) => [field, recorded])

describe('compareTransfer', () => {
  it('compares no amount, day or reference for a wallet top-up without a statement line', () => {
    const recorded = Object.fromEntries(compareTransfer(transfer).map((one) => [one.field, one.recorded]))
    expect(recorded).toMatchObject({ amount: null, day: null, reference: null })
    expect(different({})).toEqual([])
  })

  it('compares the amount with the amount that is due', () => {
    expect(different({ checks: { ...transfer.checks, due } })).toEqual([
      ['amount', { value: 600, source: 'due' }],
    ])
  })

  it('compares amount, day and folded reference with the line of the statement', () => {
    expect(different({ line, checks: { ...transfer.checks, due } })).toEqual([])
    const other = { amount: 641, day: '2026-01-06', reference: 'FT1', details: '' }
    expect(different({ line: other }).map(([field]) => field)).toEqual(['amount', 'day', 'reference'])
  })

  it('compares the holder with the name of the account', () => {
    expect(different({ checks: { ...transfer.checks, holder: 'differs' } })).toEqual([
      ['holder', { value: 'نورة القحطاني', source: 'account' }],
    ])
  })
})
