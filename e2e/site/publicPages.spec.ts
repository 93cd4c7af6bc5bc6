import type { APIRequestContext, Page } from '@playwright/test'
import type { AuctionStatus } from '#shared/auctions/status.ts'
import { type PageRoute, routes } from '#web/routes.ts'
import { expect, expectAccessible, expectWithin, test } from '../support/fixtures.ts'
import { accountOf } from '../support/people.ts'

/**
 * Every public route of the table, so that a new one cannot be forgotten: in both languages, light on a wide screen
 * and dark on a phone. Each page takes its turn with one of the four in the gate; the others are long. The page watch
 * adds that nothing complained and nothing failed to load.
 */
const looks = [
  { language: 'ar', look: 'light, wide', colorScheme: 'light', width: 1280, height: 900 },
  { language: 'ar', look: 'dark, phone', colorScheme: 'dark', width: 390, height: 844 },
  { language: 'en', look: 'light, wide', colorScheme: 'light', width: 1280, height: 900 },
  { language: 'en', look: 'dark, phone', colorScheme: 'dark', width: 390, height: 844 },
] as const

/** An auction's page is another one in each state. */
const auctionStates = ['open', 'scheduled', 'ended', 'awarded', 'ordered', 'unsold', 'void'] as const

/** These lead on to a page that is in the table itself. */
const leadingOn = ['/', '/auth', '/international-market', '/profile/$']

const pages = publicPaths(routes).flatMap((path) =>
  (path.endsWith('$auctionId') ? auctionStates : [undefined]).map((state) => ({ path, state })),
)
for (const [turn, { path, state }] of pages.entries()) {
  for (const [place, { language, look, colorScheme, ...size }] of looks.entries()) {
    const inGate = turn % looks.length === place && !leadingOn.includes(path)
    const tag = inGate ? [] : ['@long']
    test(`${path} ${state ?? ''} (${language}, ${look})`, { tag }, async ({ page, request }) => {
      const address = await addressOf(request, path, state)
      await page.setViewportSize(size)
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
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
}

test.describe('with the service worker in charge', () => {
  test.use({ serviceWorkers: 'allow' })

  const visits = [
    { visited: 'home, a market and the auctions', tag: [], paths: ['/home', '/local-market', '/auctions'] },
    {
      visited: 'every public page',
      tag: ['@long'],
      paths: publicPaths(routes).filter((each) => !each.includes('$')),
    },
  ]
  for (const { visited, tag, paths } of visits) {
    test(`a returning visitor of ${visited} causes no complaint`, { tag }, async ({ page }) => {
      await page.goto('/home')
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
      for (const path of paths) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        // A press is answered: the scripts have come, with what the browser had to say about them.
        await page.setViewportSize({ width: 390, height: 844 })
        await page.getByRole('banner').getByRole('button', { name: 'البحث', exact: true }).click()
        await expect(page.getByRole('banner').getByRole('search')).toBeVisible()
        await page.setViewportSize({ width: 1280, height: 900 })
      }
    })
  }
})

/** The full paths of what everybody may open. A route with a path that leads on to its first child is not one of them. */
function publicPaths(table: readonly PageRoute[], above = ''): string[] {
  return table.flatMap(({ path, guard, children = [] }) => {
    const full = above + path
    return [...(guard === 'everyone' ? [full] : []), ...publicPaths(children, full)]
  })
}

/** A path with something real in the place of its parameter. */
async function addressOf(request: APIRequestContext, path: string, state?: AuctionStatus): Promise<string> {
  const get = async (call: string, params: Record<string, string | number> = {}) =>
    (await (await request.get(`/api/${call}`, { params })).json()).data
  const [parent = '', rest] = path.split('/$')
  if (!rest) return path
  const [parameter, ...below] = rest.split('/')
  if (parameter === 'newsId') return `${parent}/${(await get('blogs')).data[0].id}`
  if (parameter === 'requestId') return `${parent}/${await openRequest(request)}`
  if (parameter === 'auctionId') {
    const wanted = state ?? 'ordered'
    const status = wanted === 'open' || wanted === 'scheduled' ? wanted : 'ended'
    const { data } = await get('auction/local', { status, limit: 60 })
    const found = data.find((auction: { status: AuctionStatus }) => auction.status === wanted)
    expect(found, `an auction that is ${wanted}`).toBeDefined()
    return [parent, found.id, ...below].join('/')
  }
  const call = { '/special-products': 'products/special', '/local-market': 'products/local' }[parent]
  const found = await get(call ?? 'products/imported')
  return `${parent}/${(found.products ?? found).data[0].id}`
}

/** The test world has none of its own: somebody asks. */
async function openRequest(request: APIRequestContext): Promise<number> {
  const list = await (await request.get('/api/requests/list')).json()
  if (list.data.data.length > 0) return list.data.data[0].id
  const { token } = (await (await request.post('/api/login', { data: accountOf('local_buyer') })).json()).data
  const { fish, cities } = (await (await request.get('/api/main/options')).json()).data
  const form = {
    title: 'هامور وسط لمطعم',
    fish_id: fish[0].id,
    city_id: cities[0].id,
    quantity: 60,
    price: 58,
  }
  const headers = { Authorization: `Bearer ${token}` }
  const made = await request.post('/api/requests/create', { data: form, headers })
  expect(made.status()).toBe(201)
  return (await made.json()).data.id
}

/** Every preloaded picture is one that the page shows, in the same choice of widths. */
async function expectPreloadsUsed(page: Page): Promise<void> {
  const unused = await page.evaluate(() => {
    const loaded = new Set([...document.images].map(({ srcset, sizes, src }) => `${srcset || src} ${sizes}`))
    return [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=image]')]
      .map(({ imageSrcset, imageSizes, href }) => `${imageSrcset || href} ${imageSizes}`)
      .filter((each) => !loaded.has(each))
  })
  expect(unused, 'preloaded pictures that the page does not show').toEqual([])
}

/** Those below the edge are fetched as they come near: each is brought there and waited for. */
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
