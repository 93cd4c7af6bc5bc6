import type { Page } from '@playwright/test'

/** Counts the taps on a page, also across navigation. Typing on the keyboard is no tap, choosing a field is one. */
export async function countTaps(page: Page): Promise<{
  /** Sets the count to zero. */
  readonly start: () => Promise<void>
  readonly taken: () => Promise<number>
}> {
  await page.addInitScript(() => {
    const count = () => {
      const taps = Number(sessionStorage.getItem('taps') ?? 0)
      sessionStorage.setItem('taps', String(taps + 1))
    }
    addEventListener('pointerdown', count, { capture: true })
  })
  return {
    start: () => page.evaluate(() => sessionStorage.removeItem('taps')),
    taken: () => page.evaluate(() => Number(sessionStorage.getItem('taps') ?? 0)),
  }
}
