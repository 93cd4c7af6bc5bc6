import { expect, it } from 'vitest'
import type { Transaction } from '#shared/wallet/contract.ts'
import { statementCsv } from './statementCsv.ts'

const line: Transaction = {
  id: 7,
  type: 'sale',
  amount: 1440,
  balance_after: 5065,
  held_change: 1440,
  passed_through: 0,
  reference: { type: 'order', id: 471 },
  detail: '100471',
  method: null,
  held_until: null,
  at: '2026-11-20T04:45:00.000Z',
}
const rowsOf = (csv: string) => csv.replace('\uFEFF', '').trimEnd().split('\r\n')

it('statementCsv begins with a byte order mark and a header in the given language', () => {
  expect(statementCsv([], 'ar').startsWith('\uFEFFرقم الحركة,التاريخ,الوقت,')).toBe(true)
  expect(rowsOf(statementCsv([], 'en'))).toEqual([
    'Number,Date,Time,Transaction,Reason,Amount (SR),Change in held balance,Balance after',
  ])
})

it('statementCsv writes ISO dates in Riyadh time and numbers without grouping', () => {
  expect(rowsOf(statementCsv([line], 'en'))[1]).toBe(
    '7,2026-11-20,07:45,Sale,Order 100471,1440.00,1440.00,5065.00',
  )
  const commission = {
    ...line,
    type: 'commission',
    amount: -21.6,
    held_change: 0,
    balance_after: 5043.4,
  } as const
  expect(rowsOf(statementCsv([commission], 'ar'))[1]).toBe(
    '7,2026-11-20,07:45,عمولة المنصة,طلب 100471,-21.60,0.00,5043.40',
  )
})

it.each([
  ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
  ['+966 50', "'+966 50"],
  ['-cmd', "'-cmd"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', `"'\t'=1"`],
  ['Rajhi, FT1', '"Rajhi, FT1"'],
  ['two\nlines', '"two\nlines"'],
])('statementCsv escapes %j so that the text is not a formula and stays one cell', (detail, written) => {
  const charge = {
    ...line,
    type: 'charge',
    reference: { type: 'confirmation', id: 1 },
    method: 'bank_transfer',
    detail,
  } as const
  expect(statementCsv([charge], 'en')).toContain(`,Top-up by bank transfer,${written},1440.00,`)
})
