import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { LatestIndex } from '#shared/prices/contract.ts'
import { IndexCards } from './IndexCards.tsx'

const week: LatestIndex = {
  place: 'all',
  week: '2026-11-15',
  value: 104.2,
  first_value: 104.2,
  revised_at: null,
  coverage: 91,
  change: 1.2,
  year_change: null,
}

it('IndexCards explain the value 100 and link to the method, once there is an index', () => {
  const html = renderToStaticMarkup(<IndexCards index={[week]} />)
  expect(html).toContain('مستوى الأسعار في الأسابيع الأربعة الأولى')
  expect(html).toMatch(/<a href="#method"[^>]*>كيف يُحسب المؤشر<\/a>/)
  expect(renderToStaticMarkup(<IndexCards index={[]} />)).not.toContain('#method')
})
