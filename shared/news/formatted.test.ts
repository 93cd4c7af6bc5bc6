import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formattedBlocks, plainOf } from './formatted.ts'

describe('formattedBlocks', () => {
  it('reads headings, both kinds of lists and paragraphs', () => {
    expect(formattedBlocks('## مواعيد السوق\nيفتح فجرًا.\n\n- بلدي\n• مستورد\n1. الوزن\n٢. السعر')).toEqual([
      { kind: 'heading', spans: [{ text: 'مواعيد السوق' }] },
      { kind: 'paragraph', spans: [{ text: 'يفتح فجرًا.' }] },
      { kind: 'bullets', items: [[{ text: 'بلدي' }], [{ text: 'مستورد' }]] },
      { kind: 'numbers', items: [[{ text: 'الوزن' }], [{ text: 'السعر' }]] },
    ])
  })

  it('reads bold words and links', () => {
    expect(
      formattedBlocks('من **الفجر** إلى [السوق](/local-market) أو [الدليل](https://guide.example/a?b=1).'),
    ).toEqual([
      {
        kind: 'paragraph',
        spans: [
          { text: 'من ' },
          { text: 'الفجر', bold: true },
          { text: ' إلى ' },
          { text: 'السوق', link: '/local-market' },
          { text: ' أو ' },
          { text: 'الدليل', link: 'https://guide.example/a?b=1' },
          { text: '.' },
        ],
      },
    ])
  })

  it('keeps unsafe links, HTML and unfinished marks as text', () => {
    for (const text of [
      '[x](javascript:alert)',
      '[x](//evil.example)',
      '<b>x</b>',
      '**x',
      '-5 °C',
      '2026. سنة',
      '# x',
    ])
      expect(formattedBlocks(text)).toEqual([{ kind: 'paragraph', spans: [{ text }] }])
  })

  it('never loses a character of a text without marks', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('س', ' ', 'a', '.', '!', '5') }), (text) => {
        const line = `س${text}`.trim()
        expect(plainOf(line)).toBe(line)
      }),
    )
  })
})

it('plainOf removes the marks', () => {
  expect(plainOf('## عنوان\n- **بلدي** من [السوق](/local-market)')).toBe('عنوان\nبلدي من السوق')
})
