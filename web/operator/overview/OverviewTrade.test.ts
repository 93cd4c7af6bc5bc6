import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { OverviewTrade } from './OverviewTrade.tsx'

const none = { orders: 0, orders_waiting: 0, auctions_open: 0, auctions_closing: 0 }

/** The text of the card; null means that the server sends no percentage. */
function textOf(percent: number | null, before: { sales: number; quantity: number; orders: number }): string {
  const today = { ...none, sales: 900, quantity: 40, sales_change: percent, quantity_change: percent, before }
  const facts = { today, as_of: '2026-11-28T06:30:00Z' }
  const markup = renderToStaticMarkup(createElement(OverviewTrade, { facts, className: '' }))
  return markup.replace(/<[^>]+>/g, '')
}

describe('OverviewTrade', () => {
  it('shows the change in percent', () => {
    expect(textOf(12.5, { sales: 800, quantity: 36, orders: 9 })).toMatch(/\+12\.5%.*عن السبت/)
  })

  it('shows the figures of a week ago if the percentage is missing or enormous', () => {
    for (const percent of [null, 4_000]) {
      const text = textOf(percent, { sales: 22.5, quantity: 1.5, orders: 1 })
      expect(text).toMatch(/السبت حتى هذا الوقت: 22\.50 ريال.*السبت حتى هذا الوقت: 1\.5/)
      expect(text).not.toContain('%')
    }
  })

  it('shows that nothing was sold a week ago', () => {
    expect(textOf(null, { sales: 0, quantity: 0, orders: 0 })).toContain('لا بيع قبل أسبوع')
  })
})
