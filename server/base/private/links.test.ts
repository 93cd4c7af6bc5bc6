import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { fileLinksBy } from './links.ts'

const links = fileLinksBy(randomBytes(32))
const path = 'documents/0123456789abcdef0123456789abcdef.pdf'
const now = new Date('2026-01-05T09:00:00Z')
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

function partsOf(url: string) {
  const query = new URL(url, 'http://market').searchParams
  return { until: query.get('until') ?? '', signature: query.get('signature') ?? '' }
}

describe('fileLinksBy', () => {
  it('returns a link that opens one file for five minutes', () => {
    const { url, expiresAt } = links.linkOf(path, now)
    expect(url).toMatch(new RegExp(`^/uploads/${path}\\?until=\\d+&signature=[0-9a-f]{64}$`))
    expect(expiresAt).toEqual(minutesLater(5))
    expect(links.isValid(path, partsOf(url), minutesLater(4))).toBe(true)
    expect(links.isValid(path, partsOf(url), minutesLater(5))).toBe(false)
  })

  it('refuses a link with another file, a later end, another key or a malformed signature', () => {
    const parts = partsOf(links.linkOf(path, now).url)
    expect(links.isValid(path.replace('0', '1'), parts, now)).toBe(false)
    expect(links.isValid(path, { ...parts, until: String(Number(parts.until) + 60) }, now)).toBe(false)
    expect(fileLinksBy(randomBytes(32)).isValid(path, parts, now)).toBe(false)
    for (const signature of ['', 'abc', `${parts.signature}00`, parts.signature.toUpperCase()])
      expect(links.isValid(path, { ...parts, signature }, now)).toBe(false)
    expect(links.isValid(path, { ...parts, until: `${parts.until}.5` }, now)).toBe(false)
  })
})
