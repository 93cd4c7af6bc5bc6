import { describe, expect, it } from 'vitest'
import { locales } from '#shared/base/locale.ts'
import { dataTypes } from '#shared/notifications/contract.ts'
import { groupOf } from '#shared/notifications/groups.ts'
import { subjectOf, subjects, subjectsOf } from '#shared/notifications/subjects.ts'
import { type Kind, kinds, textOf } from './messages.ts'

const examples = {
  text: '100482',
  named: { ar: 'كنعد', en: 'Kingfish' },
  title: { ar: 'كنعد 20 كجم', en: 'Kingfish, 20 kg' },
  money: 418_000,
  perKilogram: 5_800,
  weight: 96_500,
  count: 3,
  mask: 'س* ا*',
} as const

const factsOf = (kind: Kind) =>
  Object.fromEntries(
    Object.entries(kinds[kind].facts).map(([name, sort]) => [name, examples[sort as keyof typeof examples]]),
  )

const names = Object.keys(kinds) as Kind[]

describe('the text of a notification', () => {
  it.each(names)('contains every fact of the kind %s in both languages', (kind) => {
    for (const locale of locales) {
      const { message, strong } = textOf(kind, factsOf(kind), locale)
      for (const word of strong) expect(message).toContain(word)
      expect(strong).toHaveLength(Object.keys(kinds[kind].facts).length)
      const letters = strong.reduce((left, word) => left.replace(word, ''), message)
      expect(letters).toMatch(locale === 'ar' ? /\p{Script=Arabic}/u : /[a-z]/)
      expect(letters).not.toMatch(locale === 'ar' ? /[a-z]|[٠-٩]/i : /\p{Script=Arabic}/u)
      expect(message).not.toMatch(/undefined|NaN|\[object/)
    }
  })

  it('contains amounts and weights with their units', () => {
    expect(textOf('auction_outbid', { ...factsOf('auction_outbid'), bidder: 'س* ا*' }, 'ar').message).toBe(
      'زاد عليك س* ا* في مزاد كنعد 96.5 كجم، السعر الآن 4,180.00 ريال',
    )
    expect(textOf('offer_received', { request: 'هامور وسط', price: 5_800 }, 'ar').message).toBe(
      'وصلك عرض جديد على طلبك هامور وسط بسعر 58.00 ريال/كجم',
    )
    expect(
      textOf('offer_received', { request: { ar: 'هامور', en: 'Hamour' }, price: 5_800 }, 'en').message,
    ).toBe('New offer on your request Hamour at SR 58.00 / kg')
  })

  it('shows a masked name to an English reader in Latin initials', () =>
    expect(textOf('auction_outbid', factsOf('auction_outbid'), 'en').message).toMatch(/^S\* A\* outbid you/))

  it('exists for at least one kind of each data_type', () => {
    const types = new Set(names.map((kind) => kinds[kind].type))
    expect(dataTypes.filter((type) => !types.has(type))).toEqual([])
  })
})

describe('the subject of a notification', () => {
  const groupOfKind = (kind: Kind) => groupOf({ kind, data_type: kinds[kind].type })

  it.each(names)('of the kind %s belongs to the group of the kind', (kind) => {
    const chosen = subjectsOf(groupOfKind(kind))
    const own = subjectOf(kind)
    if (chosen.length === 0) expect(own).toBeUndefined()
    else expect(chosen).toContain(own)
  })

  it('has at least one kind, and belongs neither to the group `ending` nor to the group `alerts`', () => {
    const found = new Set(names.map(subjectOf))
    expect(subjects.filter((subject) => !found.has(subject))).toEqual([])
    expect(['ending', 'alerts'].flatMap((group) => subjectsOf(group as 'ending' | 'alerts'))).toEqual([])
  })
})
