import type { Page } from '@playwright/test'
import { publicPaths } from '#web/routes.ts'
import { expect, expectAccessible, expectWithin, test } from '../support/fixtures.ts'
import { addressOf } from './addresses.ts'

/**
 * Visits every public route of the table, so that a new route is always included: in both languages, light on a wide
 * screen and dark on a phone. The gate runs one of the four combinations per page, the others are @long. The page watch
 * also fails a test on console errors and failed requests.
 */
const looks = [
  { language: 'ar', look: 'light, wide', colorScheme: 'light', width: 1280, height: 900 },
  { language: 'ar', look: 'dark, phone', colorScheme: 'dark', width: 390, height: 844 },
  { language: 'en', look: 'light, wide', colorScheme: 'light', width: 1280, height: 900 },
  { language: 'en', look: 'dark, phone', colorScheme: 'dark', width: 390, height: 844 },
] as const

/** An auction's page differs in each state; the gate visits the first three. */
const auctionStates = ['open', 'scheduled', 'ordered', 'ended', 'awarded', 'unsold', 'void'] as const
const gateStates: readonly string[] = auctionStates.slice(0, 3)

/** Routes that redirect to another route of the table. */
const leadingOn = ['/', '/auth', '/international-market', '/profile/$']

const pages = publicPaths().flatMap((path) =>
  (path.endsWith('$auctionId') ? auctionStates : [undefined]).map((state) => ({ path, state })),
)

for (const [place, { language, look, colorScheme, ...size }] of looks.entries()) {
  const inGate = pages
    .filter(({ path, state }) => !leadingOn.includes(path) && (!state || gateStates.includes(state)))
    .filter((_, turn) => turn % looks.length === place)
  const others = pages.filter((each) => !inGate.includes(each))
  for (const [tag, chosen] of Object.entries({ '': inGate, '@long': others })) {
    for (const group of inGroups(chosen)) {
      const names = group.map(({ path, state }) => (state ? `${path} (${state})` : path))
      test(`${names.join(', ')} load without faults (${language}, ${look})`, {
        tag: tag ? [tag] : [],
      }, async ({ page, request }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        for (const [turn, { path, state }] of group.entries()) {
          await test.step(String(names[turn]), async () => {
            const address = await addressOf(request, path, state)
            await page.setViewportSize(size)
            await page.goto(`${address}?lang=${language}`)
            await expect(page.locator('html')).toHaveAttribute('lang', language)
            await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
            await expectPreloadsUsed(page)
            await expectPictures(page)
            await expectAccessible(page)
            await page.setViewportSize({ width: 320, height: 700 })
            await expectWithin(page)
          })
        }
      })
    }
  }
}

test.describe('public pages with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  const visits = [
    { visited: 'home, a market and the auctions', tag: [], paths: ['/home', '/local-market', '/auctions'] },
    {
      visited: 'every public page',
      tag: ['@long'],
      paths: publicPaths().filter((each) => !each.includes('$')),
    },
  ]
  for (const { visited, tag, paths } of visits) {
    test(`log no error on a second visit of ${visited}`, { tag }, async ({ page }) => {
      await page.goto('/home')
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
      for (const path of paths) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        // After the click is handled, the scripts have loaded and the browser has logged its messages about them.
        await page.setViewportSize({ width: 390, height: 844 })
        await page.getByRole('banner').getByRole('button', { name: 'البحث', exact: true }).click()
        // On the home page the button focuses the search field of the page; on other pages it opens the search of the header.
        await expect(page.locator('input[name=s]:focus')).toBeVisible()
        await page.setViewportSize({ width: 1280, height: 900 })
      }
    })
  }
})

/** Groups of up to four pages. Shared code is loaded once per group and then comes from the cache. */
function inGroups<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / 4) }, (_, place) => all.slice(4 * place, 4 * place + 4))
}

/** Expects that every preloaded picture is shown on the page with the same srcset. */
async function expectPreloadsUsed(page: Page): Promise<void> {
  const unused = await page.evaluate(() => {
    const loaded = new Set([...document.images].map(({ srcset, sizes, src }) => `${srcset || src} ${sizes}`))
    return [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=image]')]
      .map(({ imageSrcset, imageSizes, href }) => `${imageSrcset || href} ${imageSizes}`)
      .filter((each) => !loaded.has(each))
  })
  expect(unused, 'preloaded pictures that the page does not show').toEqual([])
}

/** Scrolls to each lazy picture and waits until it has loaded. */
async function expectPictures(page: Page): Promise<void> {
  const broken = () =>
    page.evaluate(async () => {
      const pictures = [...document.querySelectorAll('img')].filter((each) => each.checkVisibility())
      for (const picture of pictures) picture.loading = 'eager'
      const came = (picture: HTMLImageElement) =>
        picture.decode().then(
          () => [],
          () => [picture.currentSrc],
        )
      return (await Promise.all(pictures.map(came))).flat()
    })
  await expect.poll(broken, 'pictures that did not come').toEqual([])
}
