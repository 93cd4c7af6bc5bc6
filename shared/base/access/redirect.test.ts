import { describe, expect, it } from 'vitest'
import { redirectQuery, safeRedirect } from './redirect.ts'

describe('safeRedirect', () => {
  it.each([
    '/home',
    '/cart',
    '/profile/my-favorites',
    '/local-market?fishId=3,7&sort=newest',
    '/local-market?s=%D9%87%D8%A7%D9%85%D9%88%D8%B1',
    '/auctions/12?lang=en#bids',
    '/profile/sell-orders/44',
    '/international-market/behar-market/my-demands',
    '/local-market?from=https://elsewhere.example',
    '/profile/',
    '/authors',
  ])('keeps the path %s of the site', (text) => {
    expect(safeRedirect(text)).toBe(text)
  })

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['an empty text', ''],
    ['a list', ['/cart', '/cart']],
    ['a number', 7],
    ['another host', '//evil.example'],
    ['another host behind three slashes', '///evil.example'],
    ['another host behind a page', '/home//evil.example'],
    ['a back slash', '/\\evil.example'],
    ['two back slashes', '\\\\evil.example'],
    ['a back slash in the middle', '/home\\@evil.example'],
    ['a slash and a back slash', '/\\/evil.example'],
    ['an escaped slash', '/%2Fevil.example'],
    ['a slash that is escaped twice', '/%252Fevil.example'],
    ['an escaped back slash', '/%5Cevil.example'],
    ['an address that is escaped in full', '%2F%2Fevil.example'],
    ['an escaped scheme', 'https%3A%2F%2Fevil.example'],
    ['an escaped tab', '/%09/evil.example'],
    ['an escaped line end', '/%0D%0ALocation:%20//evil.example'],
    ['an escaped dot', '/%2e%2e//evil.example'],
    ['an absolute address', 'https://evil.example'],
    ['our own absolute address', 'http://localhost:3000/cart'],
    ['a scheme without slashes', 'https:evil.example'],
    ['a scheme in capitals', 'HTTPS://evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['a script in mixed letters', 'JaVaScRiPt:alert(1)'],
    ['a script behind a blank', ' javascript:alert(1)'],
    ['a script broken by a tab', 'java\tscript:alert(1)'],
    ['a script behind a slash', '/javascript:alert(1)'],
    ['a data address', 'data:text/html,<script>alert(1)</script>'],
    ['a file', 'file:///etc/passwd'],
    ['a user and a host', '/@evil.example'],
    ['a user, a password and a host', 'https://ours.example:x@evil.example/'],
    ['only a user', '@evil.example'],
    ['a port', '/:80@evil.example'],
    ['a tab', '/\t/evil.example'],
    ['a tab in front', '\t//evil.example'],
    ['a line end', '/\n/evil.example'],
    ['a carriage return', '/\r\n/evil.example'],
    ['a line end behind', '/cart\n'],
    ['a null', '/\0/evil.example'],
    ['a blank in front', ' /cart'],
    ['a blank within', '/cart evil'],
    ['a full-width slash', '/／evil.example'],
    ['two full-width slashes', '／／evil.example'],
    ['a fraction slash', '/⁄evil.example'],
    ['a full-width back slash', '/＼evil.example'],
    ['an ideographic full stop', '/evil。example'],
    ['a direction override character', '/\u202ecart'],
    ['a zero-width space', '/\u200b/evil.example'],
    ['a no-break space', '\u00a0//evil.example'],
    ['letters of another script', '/سوق'],
    ['a dot segment', '/./cart'],
    ['a parent segment', '/news/../cart'],
    ['a parent segment at the end', '/news/..'],
    ['a dot and two slashes', '/.//evil.example'],
    ['a relative path', 'cart'],
    ['a relative parent segment', '../cart'],
    ['a query alone', '?redirect=/cart'],
    ['a fragment alone', '#main'],
    ['a broken escape in the query', '/cart?x=%zz'],
    ['a tag in the query', '/cart?x=<script>'],
    ['sign-in', '/auth/sign-in'],
    ['sign-in with a redirect to itself', '/auth/sign-in?redirect=%2Fauth%2Fsign-in'],
    ['the parent of sign-in', '/auth'],
    ['the parent with a query', '/auth?redirect=/cart'],
    ['the parent with a fragment', '/auth#x'],
    ['sign-in in capitals', '/AUTH/Sign-In'],
    ['a call of the API', '/api/favorite/7'],
    ['an uploaded file', '/uploads/receipts/7.webp'],
    ['a very long text', `/${'a'.repeat(5_000)}`],
  ])('returns the home page for %s', (_what, text) => {
    expect(safeRedirect(text)).toBe('/home')
  })
})

describe('redirectQuery', () => {
  it('contains a safe redirect and is empty for the home page', () => {
    expect(redirectQuery('/cart')).toEqual({ redirect: '/cart' })
    expect(redirectQuery('/home')).toEqual({})
    expect(redirectQuery('/')).toEqual({})
    expect(redirectQuery('//evil.example')).toEqual({})
    expect(redirectQuery(undefined)).toEqual({})
  })
})
