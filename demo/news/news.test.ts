import { expect, it } from 'vitest'
import { articles } from './news.ts'

const words = (paragraphs: readonly string[]) => paragraphs.join(' ').split(/\s+/).length

it('the demo news has twelve different items, the newest less than a day old', () => {
  expect(articles.length).toBe(12)
  expect(new Set(articles.map(({ title }) => title.ar)).size).toBe(12)
  expect(new Set(articles.map(({ scene }) => scene)).size).toBe(12)
  expect(articles.at(-1)?.hoursAgo).toBeLessThan(24)
})

it('the demo news has 120 to 250 words per item in each language', () => {
  for (const { title, body } of articles) {
    for (const paragraphs of [body.ar, body.en]) {
      expect(words(paragraphs)).toBeGreaterThanOrEqual(120)
      expect(words(paragraphs)).toBeLessThanOrEqual(250)
    }
    expect(body.ar.length).toBe(body.en.length)
    expect(title.en).not.toMatch(/[\u0600-\u06ff]/)
    expect(body.en.join(' ')).not.toMatch(/[\u0600-\u06ff]/)
  }
})
