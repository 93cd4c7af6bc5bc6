import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import type { Session } from '../auth/session.ts'
import { AddToCartButton } from './AddToCartButton.tsx'

const seller = 12

vi.mock('../auth/session.ts', () => ({
  useSession: () => ({ state: 'in', profile: { id: seller } }) as Session,
}))
vi.mock('@tanstack/react-router', async (load) => ({ ...(await load<object>()), useRouter: () => null }))

const goods = { id: 1, name: 'كنعد', image: '/kanad.png', price: 45, quantity: 20 }

describe.each(['icon', 'main'] as const)('the cart button of the look %s', (look) => {
  it('is shown for goods of other sellers', () =>
    expect(
      renderToStaticMarkup(<AddToCartButton look={look} goods={{ ...goods, sellerId: seller + 1 }} />),
    ).toContain('<button'))

  it('is absent for the own goods', () =>
    expect(renderToStaticMarkup(<AddToCartButton look={look} goods={{ ...goods, sellerId: seller }} />)).toBe(
      '',
    ))
})
