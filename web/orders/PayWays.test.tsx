import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { OrderSummary } from '#shared/orders/contract.ts'
import type { OrderOptions } from '#shared/orders/placing.ts'
import { PayWays } from './PayWays.tsx'

const codes = ['wallet', 'card', 'bank_transfer', 'cod'] as const
const payments = codes.map((code, index) => ({ id: index + 1, code, name: code }))

/** The HTML of the ways to pay SR 124.00 for an order, for a buyer with SR 500.00 in the wallet. */
function waysOf(
  [payment, payment_status]: readonly [(typeof codes)[number], OrderSummary['payment_status']],
  current?: ReactNode,
): string {
  const client = new QueryClient()
  client.setQueryData(['orders', 'options'], { payments, wallet_available: 500 } as unknown as OrderOptions)
  const order = {
    id: 482,
    status: 'pending',
    payment: payments.find(({ code }) => code === payment),
    payment_status,
    payment_group: null,
  } as unknown as OrderSummary
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <PayWays order={order} amount={124} current={current} />
    </QueryClientProvider>,
  )
}

const radios = (html: string) =>
  [...html.matchAll(/<input type="radio"[^>]*aria-label="([^"]*)"[^>]*>/g)].map(
    ([input, name]) => `${name}${input.includes('checked=""') ? ' (chosen)' : ''}`,
  )
const button = (html: string) => /<button type="submit"[^>]*>(.*?)<\/button>/.exec(html)

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('PayWays', () => {
  it('offers every method beside the button that repeats a declined card', () => {
    const html = waysOf(['card', 'failed'], <a href="/gateway">{482}</a>)
    expect(radios(html)).toEqual(['المحفظة', 'بطاقة (chosen)', 'تحويل بنكي', 'الدفع عند الاستلام'])
    expect(html).toContain('<a href="/gateway">482</a>')
    expect(button(html)).toBeNull()
  })

  it('offers the other methods for an order by transfer and asks for a choice', () => {
    const html = waysOf(['bank_transfer', 'unpaid'])
    expect(radios(html)).toEqual(['المحفظة', 'بطاقة', 'الدفع عند الاستلام'])
    expect(button(html)?.[0]).toContain('disabled=""')
    expect(html).toContain('اختر طريقة الدفع')
  })

  it('chooses the wallet after a top-up for this order, if the balance covers it', () => {
    vi.stubGlobal('sessionStorage', { getItem: (key: string) => (key === 'top-up-for:482' ? '"1"' : null) })
    expect(radios(waysOf(['card', 'failed'], <p>{482}</p>))).toContain('المحفظة (chosen)')
    vi.stubGlobal('sessionStorage', { getItem: () => null })
    expect(radios(waysOf(['card', 'failed'], <p>{482}</p>))).toContain('بطاقة (chosen)')
  })

  it('offers no change of a reported transfer', () => {
    expect(waysOf(['bank_transfer', 'pending'])).toBe('')
  })
})
