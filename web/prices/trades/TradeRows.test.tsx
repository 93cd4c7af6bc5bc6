import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { TradeRow } from '#shared/prices/contract.ts'
import { TradeRows } from './TradeRows.tsx'

const sale: TradeRow = {
  day: null,
  market: 'سوق القطيف',
  source: 'caught',
  channel: null,
  size: null,
  preparation: null,
  quantity: 12,
  price: 45.2,
}

/** The titles of the columns, and the facts of the first cell of each row. */
function shown(rows: readonly TradeRow[]) {
  const html = renderToStaticMarkup(<TradeRows rows={rows} />)
  const cells = (pattern: RegExp) =>
    [...html.matchAll(pattern)].map(([, text = '']) => text.replace(/<[^>]*>/g, ''))
  return {
    titles: cells(/<th scope="col"[^>]*>(.*?)<\/th>/g),
    first: cells(/<th scope="row"[^>]*>(.*?)<\/th>/g),
  }
}

describe('TradeRows', () => {
  it('has no column for a fact that no row shows, such as the day', () => {
    const { titles, first } = shown([sale, { ...sale, market: 'سوق جدة' }])
    expect(titles).toEqual(['السوق', 'المصدر', 'الوزن', 'ريال/كجم'])
    expect(first.map((cell) => cell.slice(0, 7))).toEqual(['سوق الق', 'سوق جدة'])
  })

  it('marks a hidden day with a dash if other rows show theirs', () => {
    const { titles, first } = shown([{ ...sale, day: '2026-11-20' }, sale])
    expect(titles[0]).toBe('اليوم')
    expect(first.map((cell) => cell.slice(0, 10))).toEqual(['2026-11-20', expect.stringMatching(/^—/)])
  })
})
