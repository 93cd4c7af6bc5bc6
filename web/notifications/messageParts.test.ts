import { describe, expect, it } from 'vitest'
import { partsOf } from './messageParts.ts'

const strongOf = (message: string, strong: string[]) =>
  partsOf(message, strong)
    .filter((part) => part.strong)
    .map(({ text }) => text)

describe('partsOf', () => {
  it.each([
    [
      'زاد عليك س* ا* في مزاد كنعد 96 كجم، السعر الآن 4,180.00 ريال',
      ['س* ا*', 'كنعد', '96 كجم', '4,180.00 ريال'],
    ],
    ['3 offers: 13 kg at SR 3.00', ['13 kg', 'SR 3.00', '3']],
    ['Kanad and Kanad', ['Kanad']],
    ['nothing here', ['', 'missing']],
    ['', ['a']],
  ])('splits a message without loss and marks only the given words as strong: %s', (message, strong) => {
    const parts = partsOf(message, strong)
    expect(parts.map(({ text }) => text).join('')).toBe(message)
    expect(strongOf(message, strong).every((word) => strong.includes(word))).toBe(true)
  })

  it('marks each word once, in the order of the message, and prefers the longer word', () => {
    expect(strongOf('3 offers: 13 kg at SR 3.00', ['SR 3.00', '13 kg', '3'])).toEqual([
      '3',
      '13 kg',
      'SR 3.00',
    ])
    expect(strongOf('order 100482 of 100', ['100', '100482'])).toEqual(['100482', '100'])
    expect(strongOf('Kanad and Kanad', ['Kanad'])).toEqual(['Kanad'])
  })
})
