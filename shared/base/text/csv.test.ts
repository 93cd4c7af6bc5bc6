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

it.each([
  ['=1+1', "'=1+1"],
  ['+966501234567', "'+966501234567"],
  ['-2+3', "'-2+3"],
  ['-٥', "'-٥"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['＝1+1', "'＝1+1"],
  [' =1', "' =1"],
  ['=', "'="],
  ['\t5', '"\'\t5"'],
  ['\r5', '"\'\r5"'],
  ['\t=1', '"\'\t\'=1"'],
  // Where cells are parted by semicolons, and quotes within a line are none.
  ['a;=1', '"a;\'=1"'],
  [';=1', '";\'=1"'],
  ['a; @x;-1', '"a; \'@x;\'-1"'],
  ['a\n\n=1', '"a\n\n\'=1"'],
  ['a\t+1', '"a\t\'+1"'],
])('takes the meaning from %j', (text, harmless) => {
  expect(csvOf([[text]])).toBe(`\uFEFF${harmless}\r\n`)
})

it('leaves alone what no spreadsheet takes for a formula', () => {
  expect(csvOf([['a=b', '5-3', 'x@y.sa', 'https://a.sa/?b=c']])).toBe(
    '\uFEFFa=b,5-3,x@y.sa,https://a.sa/?b=c\r\n',
  )
})

it('leaves numbers what they are', () => {
  expect(csvOf([[-12.5, '-12.50', '0']])).toBe('\uFEFF-12.5,-12.50,0\r\n')
})
