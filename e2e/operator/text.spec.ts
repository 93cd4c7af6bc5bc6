import type { Page } from '@playwright/test'
import { openTestDatabases } from '#demo/testing/database.ts'
import { openTestMarket, type TestMarket } from '#demo/testing/server.ts'
import { addPerson, type TestPerson } from '#demo/testing/trade/people.ts'
import { openPages } from '#server/base/pages/pages.ts'
import { expect, expectWithin, test } from '../support/fixtures.ts'
import { fillHostile, hostileStart } from '../support/hostile.ts'

/**
 * Operators read texts of untrusted users. Such a text must not run, contain a link, reverse the text beside it, or be wider than
 * the screen.
 */

let databases: Awaited<ReturnType<typeof openTestDatabases>>
let market: TestMarket
let operator: TestPerson
let places: Readonly<Record<string, string>>
// A separate market is used, because the hostile texts would fill the lists of the other tests.
test.beforeAll(async () => {
  test.setTimeout(300_000)
  databases = await openTestDatabases()
  market = await openTestMarket({ pages: await openPages({ distDir: String(process.env.DIST_DIR) }) })
  operator = await addPerson(market.db, { staff: 'administrator' })
  places = (await fillHostile(market, operator)).places
})
test.afterAll(async () => {
  await market.close()
  await databases.close()
})

const looks = [
  { look: 'on a phone', tag: [], size: { width: 390, height: 844 } },
  { look: 'on a wide screen', tag: ['@long'], size: { width: 1_280, height: 900 } },
]

for (const { look, tag, size } of looks) {
  test(`hostile texts of users are shown as text ${look} and never run (Arabic)`, { tag }, async ({
    page,
  }) => {
    test.setTimeout(300_000)
    const dialogs: string[] = []
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message())
      void dialog.dismiss()
    })
    await page.addInitScript((token) => {
      localStorage.setItem('token', token)
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        document.documentElement.dataset.violated = `${violatedDirective} ${blockedURI}`
      })
    }, operator.token)
    await page.setViewportSize(size)
    for (const [name, path] of Object.entries(places)) {
      await test.step(name || 'overview', async () => {
        await page.goto(`${market.url}/operator/${path}`)
        await expect(page.getByText(hostileStart).first()).toBeAttached()
        await openFirst(page, path)
        await expectOnlyWords(page)
        expect(dialogs).toEqual([])
      })
    }
  })
}

/** Opens the details of the first row or entry unless the details are open. */
async function openFirst(page: Page, path: string): Promise<void> {
  if (path.includes('open=')) {
    await expect(page.locator('tr[data-row] + tr:not([data-row])').first()).toBeVisible()
    return
  }
  const button = page.getByRole('button', { name: /^(افتح التفاصيل|عدّل )/ }).first()
  if ((await button.count()) > 0) await button.click()
}

async function expectOnlyWords(page: Page): Promise<void> {
  await expect(page.locator('.progress[data-loading]')).toHaveCount(0)
  await expect(page.locator('img[src="x"], [onerror], [onload]')).toHaveCount(0)
  await expect(page.locator('a[href*="javascript:" i]')).toHaveCount(0)
  expect(await page.evaluate(() => 'stolen' in window)).toBe(false)
  await expect(page.locator('html')).not.toHaveAttribute('data-violated')
  await expectWithin(page)
  expect.soft(await page.evaluate(cutOff), 'what stands beyond the edge').toEqual([])
  expect.soft(await page.evaluate(turnedRound), 'words beside a text that turns them round').toEqual([])
}

/**
 * Returns the texts with a direction override that share a line with other text and are not isolated. The other text
 * would be read in the wrong direction.
 */
function turnedRound(): string[] {
  const textsIn = (root: Node) => {
    const [texts, found] = [document.createTreeWalker(root, NodeFilter.SHOW_TEXT), [] as Text[]]
    while (texts.nextNode()) found.push(texts.currentNode as Text)
    return found
  }
  /** The nearest element around a text that isolates the direction of the text or starts a line. */
  const lineOf = (text: Text) => {
    let part = text.parentElement
    while (part) {
      const { display, unicodeBidi } = getComputedStyle(part)
      if (/isolate|plaintext/.test(unicodeBidi) || display !== 'inline') return part
      part = part.parentElement
    }
    return null
  }
  return textsIn(document.body).flatMap((text) => {
    if (!text.data.includes('\u202E')) return []
    const line = lineOf(text)
    // In a flex or grid container every item has its own line.
    if (!line?.checkVisibility() || /flex|grid/.test(getComputedStyle(line).display)) return []
    const others = textsIn(line).filter((one) => one !== text && one.data.trim() && lineOf(one) === line)
    return others.map((one) => `${line.tagName} ${line.className}: ${one.data.slice(0, 60)}`)
  })
}

/** Returns the controls and texts beyond the edges of the screen that no scrolling reaches. */
function cutOff(): string[] {
  const beyond = ({ left, right }: DOMRect) => left < -1 || right > window.innerWidth + 1
  const isReached = (part: Element | null): boolean => {
    if (!part) return false
    const { overflowX, textOverflow } = getComputedStyle(part)
    return /auto|scroll/.test(overflowX) || textOverflow === 'ellipsis' || isReached(part.parentElement)
  }
  return [...document.querySelectorAll('#main :is(button, a, input, td, bdi, p)')].flatMap((part) => {
    const rect = part.getBoundingClientRect()
    if (rect.width < 2 || rect.height < 2 || !beyond(rect) || !part.checkVisibility()) return []
    if (isReached(part)) return []
    return [
      `${part.tagName} ${part.className}: ${part.textContent?.slice(0, 30)} ${rect.left} to ${rect.right}`,
    ]
  })
}
