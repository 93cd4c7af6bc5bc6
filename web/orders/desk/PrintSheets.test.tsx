import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { NothingToPrint } from './PrintSheets.tsx'

it.each([
  [2, 'كل ما اخترته سُلّم أو أُلغي'],
  [0, 'اختر طلبات من طلبات البيع'],
])('an empty sheet that leaves out %i orders says why nothing can be printed', (left, reason) => {
  expect(renderToStaticMarkup(<NothingToPrint left={left} />)).toContain(reason)
})
