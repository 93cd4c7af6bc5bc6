import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { LocaleContext } from '../../app/texts/text.ts'
import { NotLoaded } from './TableCard.tsx'

const doNothing = () => undefined

/** The text of the state in English. */
function textOf(status: number, onClear?: () => void): string {
  const refusal = { status, code: 'validation_failed' } as const
  const markup = renderToStaticMarkup(
    <LocaleContext value="en">
      <NotLoaded refusal={refusal} busy={false} onRetry={doNothing} onClear={onClear} />
    </LocaleContext>,
  )
  return markup.replace(/<[^>]+>/g, ' ')
}

describe('rows that did not load', () => {
  it('offer to clear the filters if the call refuses one of them', () => {
    expect(textOf(422, doNothing)).toContain('Clear the filters')
    expect(textOf(422, doNothing)).not.toContain('connection')
  })

  it('offer a retry after any other error', () => {
    expect(textOf(500, doNothing)).toContain('Try again')
    expect(textOf(422)).toContain('Try again')
  })
})
