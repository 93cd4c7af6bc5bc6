import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { LocaleContext } from '../../app/texts/text.ts'
import { ActionWords } from './AuditActionWords.tsx'

const english = (startsLine?: boolean) =>
  renderToStaticMarkup(
    <LocaleContext value="en">
      <ActionWords action="user.confirm_mobile" {...(startsLine && { startsLine })} />
    </LocaleContext>,
  )

describe('the words of an action', () => {
  it('begin with a small letter after the name of the actor', () => {
    expect(english()).toBe('confirmed the mobile of a user')
  })

  it('begin with a capital letter at the start of a line', () => {
    expect(english(true)).toBe('Confirmed the mobile of a user')
  })
})
