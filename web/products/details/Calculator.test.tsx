import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { printKilograms } from '#shared/base/quantity.ts'
import { Calculator } from './Calculator.tsx'

/** The quantity field, and the quantity that the order buttons get. */
function shown(inCart: number | undefined): string {
  const html = renderToStaticMarkup(
    <Calculator price={62} available={8} hundredRiyal={false} inCart={inCart} onChoose={() => undefined}>
      {(weight, total) => `order ${printKilograms(weight)} for ${total}`}
    </Calculator>,
  )
  const field = /<input[^>]*value="([^"]*)"/.exec(html)?.[1]
  const title = html.includes('الكمية في السلة') ? 'in the cart' : 'to add'
  return `${title}: ${field}, ${/order [\d.]+ for \d+/.exec(html)?.[0]}`
}

describe('Calculator', () => {
  it('starts with one kilogram for a product that is not in the cart', () => {
    expect(shown(undefined)).toBe('to add: 1, order 1 for 6200')
  })

  it('shows the quantity of the cart and its total for a product in the cart', () => {
    expect(shown(3.25)).toBe('in the cart: 3.25, order 3.25 for 20150')
  })

  it('shows at most the available quantity', () => {
    expect(shown(9)).toBe('in the cart: 8, order 8 for 49600')
  })
})
