import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Profile } from '#shared/auth/profile.ts'
import { LocaleContext } from '../app/texts/text.ts'
import { MyData } from './MyData.tsx'
import { ProfileContext } from './profile.ts'

/** The text of the details of a new account, whose mobile counts as verified or not. */
function textOf(verifies: boolean, mobile_verified: boolean): string {
  const profile = {
    mobile: '+966557778811',
    mobile_verified,
    email: 'sara@example.com',
    n_id: '1098765439',
    created_at: '2026-11-28T17:22:00.000Z',
  } as unknown as Profile
  const markup = renderToStaticMarkup(
    <LocaleContext value="en">
      <ProfileContext value={profile}>
        <MyData verifies={verifies} />
      </ProfileContext>
    </LocaleContext>,
  )
  return markup.replace(/<[^>]+>/g, ' ')
}

describe('the mobile in the details of an account', () => {
  it('has the mark after it was verified', () => expect(textOf(true, true)).toContain('Verified'))

  it('has no mark before it is verified', () => expect(textOf(true, false)).not.toContain('Verified'))

  it('has no mark in a market that verifies no mobiles', () => {
    expect(textOf(false, true)).toContain('0557****11')
    expect(textOf(false, true)).not.toContain('Verified')
  })
})
