import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const theme = readFileSync(new URL('../../app/styles/theme.css', import.meta.url), 'utf8')
const [, block = ''] = /^\.quay-contrast \{\n([\s\S]*?)^\}/m.exec(theme) ?? []
const colours = Object.fromEntries(
  [...block.matchAll(/--color-([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', hex = '']) => [name, hex]),
)

/** The contrast of a colour with another one (WCAG 2.2, contrast ratio). */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other].map(luminance).toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

describe('the high contrast of the quay', () => {
  it.each(['text', 'quiet', 'primary', 'coral', 'palm', 'amber', 'line', 'focus'])(
    'is at least 7:1 for %s on every background',
    (name) => {
      for (const ground of ['ground', 'card', 'tint', 'coral-tint', 'palm-tint', 'amber-tint'])
        expect(contrast(colours[name] ?? '', colours[ground] ?? ''), ground).toBeGreaterThanOrEqual(7)
    },
  )

  it('is at least 7:1 for the text of a filled button', () => {
    expect(contrast(colours['on-primary'] ?? '', colours.primary ?? '')).toBeGreaterThanOrEqual(7)
  })
})
