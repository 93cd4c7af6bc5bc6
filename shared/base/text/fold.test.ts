import { describe, expect, it } from 'vitest'
import { fold, wordsOf } from './fold.ts'

describe('fold', () => {
  it.each([
    ['الهامور', 'هامور'],
    ['هامـور', 'هامور'],
    ['هَامُور', 'هامور'],
    ['أسماك', 'اسماك'],
    ['إستاكوزا', 'استاكوزا'],
    ['استاكوزا', 'استاكوزا'],
    ['جدة', 'جده'],
    ['جده', 'جده'],
    ['القنفذة', 'قنفذه'],
    ['روبيان', 'روبيان'],
    ['الروبيان', 'روبيان'],
    ['کنعد', 'كنعد'],
    ['مصطفى', 'مصطفي'],
    ['أبو قرن', 'ابو قرن'],
    ['سلطان إبراهيم', 'سلطان ابراهيم'],
    ['٥ كيلو', '5 كيلو'],
    ['ﻫﺎﻣﻮر', 'هامور'],
    ['ضباء', 'ضبا'],
    ['ضبا', 'ضبا'],
    ['شئ', 'شي'],
    ['مؤسسة', 'موسسه'],
  ])('maps %s to %s', (written, folded) => {
    expect(fold(written)).toBe(folded)
  })

  it.each([
    ['letters of Persian keyboards', 'پیچ گڤ ک', 'بيج كف ك'],
    ['both kinds of digits', '٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹', '0123456789 0123456789'],
    ['upper and lower case', 'Fresh HAMOUR İz', 'fresh hamour iz'],
    ['punctuation, symbols and emoji', '«هامور»، 🐟-طازج؟ (100%)', 'هامور طازج 100'],
    ['direction marks', '\u200fهامور\u202e\u2066 بلدي', 'هامور بلدي'],
    ['the article of each long word', 'السوق المركزي الرس', 'سوق مركزي الرس'],
    ['a text without letters', ' \u0001\t\n ', ''],
  ])('normalizes %s', (_what, written, folded) => {
    expect(fold(written)).toBe(folded)
  })

  it('is applied to each word by wordsOf', () => {
    expect(wordsOf('  هامور، القطيف / hamour ')).toEqual(['هامور', 'قطيف', 'hamour'])
    expect(wordsOf('؟!')).toEqual([])
  })
})
