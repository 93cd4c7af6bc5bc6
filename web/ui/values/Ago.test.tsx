import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { DrawnAtContext } from '../../app/live/now.ts'
import { Ago } from './Ago.tsx'

/** The text at 2026-11-28 17:40 in Riyadh. */
function agoOf(at: string): string {
  return renderToStaticMarkup(
    <DrawnAtContext.Provider value={Date.parse('2026-11-28T17:40:00+03:00')}>
      <Ago at={at} />
    </DrawnAtContext.Provider>,
  ).replace(/<[^>]+>/g, '')
}

it.each([
  ['2026-11-28T17:39:30+03:00', 'الآن'],
  ['2026-11-27T20:40:00+03:00', 'قبل 21 ساعة'],
  ['2026-11-27T10:00:00+03:00', 'أمس'],
  ['2026-11-26T23:00:00+03:00', 'أول أمس'],
  ['2026-11-25T23:00:00+03:00', 'قبل 3 أيام'],
  ['2026-11-22T00:10:00+03:00', 'قبل 6 أيام'],
  ['2026-11-21T23:50:00+03:00', '2026-11-21'],
])('Ago at %s says %s', (at, text) => {
  expect(agoOf(at)).toBe(text)
})
