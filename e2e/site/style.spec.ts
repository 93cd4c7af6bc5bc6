import type { Page } from '@playwright/test'
import { expect, expectAlive, test } from '../support/fixtures.ts'

/**
 * Checks computed values on real pages. A build step that converts `light-dark()` or `color-mix()` can leave declarations that
 * parse correctly but have no effect.
 */
const themes = {
  light: {
    card: ['rgba(11, 34, 51, 0.06) 0px 1px 2px 0px', 'rgba(11, 34, 51, 0.06) 0px 4px 16px 0px'],
    popover: ['rgba(11, 34, 51, 0.08) 0px 2px 6px 0px', 'rgba(11, 34, 51, 0.22) 0px 20px 48px 0px'],
    hairline: 'rgb(220, 231, 235)',
    primary: [10, 92, 115],
    surface: [255, 255, 255],
  },
  dark: {
    card: ['rgb(30, 62, 80) 0px 0px 0px 1px'],
    popover: ['rgba(11, 34, 51, 0.22) 0px 20px 48px 0px', 'rgb(30, 62, 80) 0px 0px 0px 1px'],
    hairline: 'rgb(30, 62, 80)',
    primary: [63, 180, 201],
    surface: [16, 41, 58],
  },
} as const

test('shadows, hairlines and opacity utilities have their values in light and dark', async ({ page }) => {
  for (const path of ['/local-market', '/auctions']) {
    await page.goto(path)
    await expectAlive(page.getByRole('main'))
    for (const [theme, expected] of Object.entries(themes)) {
      await page.emulateMedia({ colorScheme: theme as keyof typeof themes })
      const where = `${path} in ${theme}`
      const card = await computed(page, '.shadow-card', 'boxShadow')
      for (const part of expected.card) expect(card, `${where} shadow-card`).toContain(part)
      const popover = await computed(page, '.shadow-popover', 'boxShadow')
      for (const part of expected.popover) expect(popover, `${where} shadow-popover`).toContain(part)
      expect(await computed(page, '.border-hairline', 'borderTopColor'), `${where} hairline`).toBe(
        expected.hairline,
      )
    }
  }
  for (const [theme, expected] of Object.entries(themes)) {
    await page.emulateMedia({ colorScheme: theme as keyof typeof themes })
    // These utilities depend on a state of an auction, so the test adds an element with these classes to the page.
    for (const [utility, property, [red, green, blue], alpha] of [
      ['fill-primary/8', 'fill', expected.primary, 20],
      ['bg-card/20', 'backgroundColor', expected.surface, 51],
      ['bg-primary/8', 'backgroundColor', expected.primary, 20],
    ] as const) {
      const pixel = await painted(page, utility, property)
      expect(pixel[3], `opacity of ${utility} in ${theme}`).toBeGreaterThanOrEqual(alpha - 2)
      expect(pixel[3], `opacity of ${utility} in ${theme}`).toBeLessThanOrEqual(alpha + 2)
      for (const [place, part] of [red, green, blue].entries())
        expect(
          Math.abs((pixel[place] ?? 0) - part),
          `colour ${place} of ${utility} in ${theme}`,
        ).toBeLessThanOrEqual(12)
    }
  }
})

/** The computed value of the first visible element with the class. */
function computed(page: Page, selector: string, property: 'boxShadow' | 'borderTopColor'): Promise<string> {
  return page.evaluate(
    ([found, name]) => {
      const element = [...document.querySelectorAll<HTMLElement>(found)].find(
        (each) => name !== 'borderTopColor' || getComputedStyle(each).borderTopWidth !== '0px',
      )
      return element ? getComputedStyle(element)[name] : ''
    },
    [selector, property] as const,
  )
}

/** Red, green, blue and alpha of a utility, from 0 to 255, for every form in which browsers compute colours. */
function painted(page: Page, utility: string, property: 'fill' | 'backgroundColor'): Promise<number[]> {
  return page.evaluate(
    ([name, kind]) => {
      const probe = document.body.appendChild(document.createElement('span'))
      probe.className = name
      const colour = getComputedStyle(probe)[kind]
      probe.remove()
      const canvas = document.createElement('canvas').getContext('2d')
      if (!canvas) return []
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, 1, 1)
      return [...canvas.getImageData(0, 0, 1, 1).data]
    },
    [utility, property] as const,
  )
}
