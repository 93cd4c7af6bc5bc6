import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PriceBars } from './PriceBars.tsx'

const week = (from: string) => ({ from, to: from, running: false })
const figure = {
  ...{ average_price: 95.75, min_price: 76.5, max_price: 120 },
  ...{ quantity: 1495.5, sales: 25, sellers: 5, thin: false },
}

it('PriceBars draw no axis if no figure of any period is published', () => {
  const hidden = { ...week('2026-11-15'), figure: null, hidden: true }
  const drawn = renderToStaticMarkup(
    <PriceBars grain="week" points={[hidden, { ...week('2026-11-22'), figure, hidden: false }]} />,
  )
  expect(drawn).toContain('95.75')
  expect(drawn).not.toContain('لا رقم منشور')
  const empty = renderToStaticMarkup(<PriceBars grain="week" points={[hidden]} />)
  expect(empty).toContain('لا رقم منشور في هذه الفترات')
  expect(empty).toContain('أقل من 3 باعة')
  expect(empty).not.toContain('2026-11-15')
})
