import { expect, it } from 'vitest'
import { csvOf } from './csv.ts'

it('csvOf begins with a byte order mark and ends every line', () => {
  expect(
    csvOf([
      ['رقم', 'Name'],
      [1, null],
    ]),
  ).toBe('\uFEFFرقم,Name\r\n1,\r\n')
})

it('csvOf quotes cells with separators or line breaks', () => {
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
  // Spreadsheets that separate cells by semicolons ignore quotes within a line, so each part can be a formula.
  ['a;=1', '"a;\'=1"'],
  [';=1', '";\'=1"'],
  ['a; @x;-1', '"a; \'@x;\'-1"'],
  ['a\n\n=1', '"a\n\n\'=1"'],
  ['a\t+1', '"a\t\'+1"'],
])('csvOf neutralizes the formula %j', (text, harmless) => {
  expect(csvOf([[text]])).toBe(`\uFEFF${harmless}\r\n`)
})

it('csvOf does not change texts that are not formulas', () => {
  expect(csvOf([['a=b', '5-3', 'x@y.sa', 'https://a.sa/?b=c']])).toBe(
    '\uFEFFa=b,5-3,x@y.sa,https://a.sa/?b=c\r\n',
  )
})

it('csvOf does not change signed numbers', () => {
  expect(csvOf([[-12.5, '-12.50', '0']])).toBe('\uFEFF-12.5,-12.50,0\r\n')
})
