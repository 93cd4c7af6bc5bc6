import { describe, expect, it } from 'vitest'
import { halalas } from '../../base/money.ts'
import { fileText } from '../../base/text/csvRows.ts'
import { foldedReference } from '../../wallet/rules.ts'
import { columnsOf, findHeadings, incoming, readLines, statementRows, writtenDay } from './file.ts'
import { proposalsOf, referencesOf } from './match.ts'

describe('the cells of a bank statement', () => {
  it('may be separated by commas, semicolons or tabs and may be quoted', () => {
    expect(statementRows('a;b\r\n"c;1";"d ""e"""\n').rows).toEqual([
      ['a', 'b'],
      ['c;1', 'd "e"'],
    ])
    expect(statementRows('a\tb\n1\t2').rows).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ])
    expect(statementRows('a,b\n1,"two\nlines" \n\n  "3" , x"y"z').rows).toEqual([
      ['a', 'b'],
      ['1', 'two\nlines'],
      [''],
      ['3', 'x"y"z'],
    ])
  })

  it('are refused if there are too many or a quotation mark is not closed', () => {
    expect(statementRows('x\n'.repeat(5_020)).trouble).toBeNull()
    expect(statementRows('x\n'.repeat(5_021)).trouble).toBe('lines')
    expect(statementRows(`a${','.repeat(99)}\n1,2`)).toMatchObject({
      trouble: null,
      rows: [{ length: 100 }, ['1', '2']],
    })
    expect(statementRows(`a${','.repeat(2_000_000)}`)).toEqual({ rows: [], trouble: 'columns' })
    expect(statementRows('a,b\n1,"2\n3,4\n')).toEqual({
      rows: [
        ['a', 'b'],
        ['1', '2\n3,4'],
      ],
      trouble: 'open_quote',
    })
  })

  it('are read in linear time', () => {
    const [cell] = statementRows(`${' '.repeat(500_000)}a${'a"'.repeat(700_000)}`).rows[0] ?? []
    expect(cell).toHaveLength(1_400_001)
  })

  it('are decoded from UTF-8 or Windows-1256, and control characters are refused', () => {
    const decode = (bytes: Uint8Array, encoding: string) => {
      if (encoding === 'utf-8' && bytes[0] === 0xc7) throw new RangeError('not UTF-8')
      return encoding === 'utf-8' ? String.fromCharCode(...bytes) : 'ا'
    }
    expect(fileText(new Uint8Array([65]), decode)).toBe('A')
    expect(fileText(new Uint8Array([0xc7]), decode)).toBe('ا')
    for (const control of [0, 1, 8, 14, 27, 31, 127]) {
      expect(fileText(new Uint8Array([65, control, 66]), decode)).toBeUndefined()
    }
    // The bytes are a letter, a tab, a line end and the old end-of-file sign, which are allowed in text.
    expect(fileText(new Uint8Array([65, 9, 13, 10, 26]), decode)).toBe('A\t\r\n\u001a')
    expect(fileText(new Uint8Array([65, 26, 66]), decode)).toBeUndefined()
  })

  it('are assigned to fields by headings in either language', () => {
    expect(columnsOf(['Value Date', 'Description', 'Debit', 'Credit', 'Ref No'])).toEqual({
      date: 0,
      details: 1,
      amount: 3,
      reference: 4,
    })
    expect(columnsOf(['التاريخ', 'البيان', 'المبلغ', 'الرقم المرجعي'])).toEqual({
      date: 0,
      details: 1,
      amount: 2,
      reference: 3,
    })
    expect(findHeadings([['بنك'], ['كشف', ''], ['المبلغ', 'المرجع'], ['5', 'x']]).at).toBe(2)
  })
})

describe('the values of a bank statement', () => {
  it.each([
    ['1,250.50', 125_050],
    ['٨٠٫٧٥', 8_075],
    ['SAR 12', 1_200],
    ['+3.00 CR', 300],
    ['-5', undefined],
    ['0', undefined],
    ['1.005', undefined],
    ['1e5', undefined],
    ['=1+1', undefined],
    ['', undefined],
  ])('are parsed as incoming amounts: %j gives %s', (written, halalas) =>
    expect(incoming(written)).toBe(halalas),
  )

  it.each([
    ['2026-01-05', '2026-01-05'],
    ['5/1/2026', '2026-01-05'],
    ['٠٥.٠١.٢٠٢٦ 10:22', '2026-01-05'],
    ['31/02/2026', null],
    ['1447-05-01', null],
    ['', null],
  ])('are parsed as days: %j gives %s', (written, day) => expect(writtenDay(written)).toBe(day))

  it('are truncated without splitting a character', () => {
    const rows = [
      ['amount', 'reference'],
      ['5', `${'x'.repeat(199)}\u{1F41F}`],
    ]
    const [line] = readLines(rows, findHeadings(rows)).lines
    expect(line?.reference).toBe('x'.repeat(199))
  })

  it('are read only from lines with an incoming amount, and other lines are counted as skipped', () => {
    const rows = [
      ['amount', 'reference'],
      ['5', 'A'],
      ['-3', 'B'],
      ['', ''],
      ['total', ''],
    ]
    const read = readLines(rows, findHeadings(rows))
    expect(read.lines).toEqual([{ line: 2, amount_halalas: 500, day: null, reference: 'A', details: '' }])
    expect(read.skipped).toBe(2)
  })
})

describe('proposalsOf', () => {
  const waiting = (
    id: number,
    amount: number,
    reference: string,
    day = '2026-01-05',
    requested: string | null = null,
  ) => ({
    id,
    amount_halalas: halalas(amount),
    folded_reference: reference,
    asked_reference: requested,
    day,
  })
  const line = (amount: number, reference: string, details = '', day: string | null = '2026-01-05') => ({
    amount_halalas: halalas(amount),
    folded_reference: foldedReference(reference),
    day,
    reference_keys: referencesOf({ reference, details }),
  })

  it('assigns better matches first and each transfer once', () => {
    const found = proposalsOf(
      [line(500, ''), line(500, 'FT-1001'), line(700, 'ft 1002'), line(900, 'none')],
      [waiting(1, 500, 'ft1001'), waiting(2, 600, 'ft1002'), waiting(3, 500, 'zz')],
    )
    expect(found).toEqual([
      { match: 'amount', id: 3 },
      { match: 'exact', id: 1 },
      { match: 'reference', id: 2 },
      { match: 'none', id: null },
    ])
  })

  it('also finds the reference that the market gave a transfer, anywhere in the line', () => {
    const found = proposalsOf(
      [line(500, '', 'حوالة SMK-7K2M4Q شكرا')],
      [waiting(1, 500, 'x', '2026-01-05', 'smk7k2m4q')],
    )
    expect(found).toEqual([{ match: 'exact', id: 1 }])
  })

  it('prefers the nearest day among equal amounts', () => {
    const two = [waiting(1, 500, 'a', '2026-01-01'), waiting(2, 500, 'b', '2026-01-06')]
    expect(proposalsOf([line(500, '')], two)).toEqual([{ match: 'amount', id: 2 }])
    expect(proposalsOf([line(500, '', '', null)], two)).toEqual([{ match: 'amount', id: 1 }])
  })

  it('assigns five thousand lines with equal amounts by their day', () => {
    const day = (place: number) => `2026-01-${String(1 + (place % 28)).padStart(2, '0')}`
    const places = Array.from({ length: 5_000 }, (_, place) => place)
    const found = proposalsOf(
      places.map((place) => line(500, '', '', day(place))),
      places.map((place) => waiting(place + 1, 500, `zz${place}`, day(place))),
    )
    expect(found).toEqual(places.map((place) => ({ match: 'amount', id: place + 1 })))
  })
})

describe('referencesOf', () => {
  it('does not treat short words or words without digits as references', () => {
    expect(referencesOf({ reference: 'FT 12', details: 'حوالة 2026 واردة FT26-7702' })).toEqual([
      'ft12',
      'ft267702',
    ])
  })

  it.each([
    ['spaces inside the reference', 'TRANSFER FT 2026 1234 5678 BY AHMED', 'ft202612345678'],
    ['Arabic digits and another case', 'حوالة من أحمد مرجع ft-٢٠٢٦-١٢٣٤', 'ft20261234'],
    ['a word before it without a space', 'ONLINE TRFSMK-7K2M4Q/AHMED', 'smk7k2m4q'],
    ['signs around it', 'REF#(FT26.7702)*RIYADH', 'ft267702'],
    ['the market’s reference with spaces', 'PAYMENT SMK 7K 2M 4Q THANKS', 'smk7k2m4q'],
  ])('finds a reference in the details with %s', (_, details, key) => {
    expect(referencesOf({ reference: '', details })).toContain(key)
  })

  it('does not join a reference with words of another alphabet, and is limited to sixty candidates', () => {
    expect(referencesOf({ reference: '', details: 'حوالة 1234 واردة 5678' })).toEqual([])
    const details = Array.from({ length: 200 }, (_, place) => `A${100_000 + place}`).join(' ')
    expect(referencesOf({ reference: '', details })).toHaveLength(60)
  })
})
