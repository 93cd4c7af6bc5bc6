import { expect, it } from 'vitest'
import { csvOf } from './csv.ts'

it('begins with the mark of UTF-8 and ends every line', () => {
  expect(
    csvOf([
      ['رقم', 'Name'],
      [1, null],
    ]),
  ).toBe('\uFEFFرقم,Name\r\n1,\r\n')
})

it('puts in quotes what would end a cell or a line', () => {
  expect(csvOf([['a,b', 'say "hello"', 'two\nlines']])).toBe('\uFEFF"a,b","say ""hello""","two\nlines"\r\n')
})

it.each(['=1+1', '+966501234567', '-2+3', '@SUM(A1)', '\t=1', ' =1', '\r=1'])(
  'takes the meaning from %j',
  (text) => {
    expect(csvOf([[text]])).toContain(`'${text}`)
  },
)

it('leaves numbers what they are', () => {
  expect(csvOf([[-12.5, '-12.50', '0']])).toBe('\uFEFF-12.5,-12.50,0\r\n')
})
