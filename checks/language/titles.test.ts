import { describe, expect, it } from 'vitest'
import { readFiles } from '../tree.ts'
import { checkedTitles, titlesOf, wrongWithTitle } from './titles.ts'

const titles = readFiles(/\.(test|spec)\.tsx?$/).flatMap(titlesOf)
const checked = titles.filter(({ place }) => checkedTitles.some((folder) => place.startsWith(folder)))

describe('test titles', () => {
  it('are found in every checked folder', () => {
    expect(titles.length).toBeGreaterThan(2_500)
    for (const folder of checkedTitles) {
      expect(checked.filter(({ place }) => place.startsWith(folder)).length, folder).toBeGreaterThan(0)
    }
  })

  it('name their subject and use current words', () => {
    const wrong = checked.flatMap(({ place, title }) => {
      const fault = wrongWithTitle(title)
      return fault === undefined ? [] : [`${place} ${fault}: ${title}`]
    })
    expect(wrong).toEqual([])
  })
})

describe('titlesOf', () => {
  it('joins the title of a test with those of its describes', () => {
    const text = `
      describe('placeBid', () => {
        describe.each(rows)('on %s', () => { it('refuses a low bid', () => {}) })
        it.each(rows)(\`refuses \${what} twice\`, () => {})
      })
      test.describe('the page', () => { test('shows a price', async () => { await test.step('opens', open) }) })
      longTest?.('keeps an order', () => {})
      test.use({ locale: 'ar' })`
    expect(titlesOf({ path: 'a.test.ts', text })).toEqual([
      { place: 'a.test.ts:3', title: 'placeBid on %s refuses a low bid' },
      { place: 'a.test.ts:4', title: 'placeBid refuses … twice' },
      { place: 'a.test.ts:6', title: 'the page shows a price' },
      { place: 'a.test.ts:7', title: 'keeps an order' },
    ])
  })
})

describe('wrongWithTitle', () => {
  it.each([
    'placeBid refuses a bid below the minimum increment',
    '%s answers 404 to a stranger',
    'useForm keeps typed text after a refusal',
  ])('accepts a title with a subject: %s', (title) => {
    expect(wrongWithTitle(title)).toBeUndefined()
  })

  it.each([
    ['that are refused leave no rows', 'begins with "that"'],
    ['Who does not bid sees why', 'begins with "Who"'],
    ['the gallery', 'has fewer than three words'],
    ['the seller is told of an order', 'says "told"'],
  ])('refuses a title without a subject or with an old word: %s', (title, fault) => {
    expect(wrongWithTitle(title)).toBe(fault)
  })
})
