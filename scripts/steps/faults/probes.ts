import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { listGoods, makeBuyer, makeSeller, orderForm } from '#demo/testing/trade/trade.ts'
import type { Database } from '#platform/database/db.ts'

/** Calls of each kind that are sent repeatedly to a market. */
export interface Probes {
  /**
   * Waits until every answer has been prompt for `steadyMs`; returns the time at which this began, in ms after `from`.
   */
  wellAfter(from: number, steadyMs: number): Promise<number>
  /** The number of answers, the slowest answer, and the wrong answers. */
  stop(): Promise<{ readonly asked: number; readonly slowestMs: number; readonly wrong: readonly string[] }>
}

interface Answer {
  /** The path and the status, or the error. */
  readonly what: string
  readonly began: number
  readonly tookMs: number
  readonly good: boolean
}

/**
 * Opens the probes of a market. Every half second they read a list, a person's orders, `/readyz` and, with `pages`, a page,
 * and place an order.
 */
export async function openProbes(db: Database, url: () => string, pages: boolean): Promise<Probes> {
  const [buyer, seller] = [await makeBuyer(db, { riyals: 90_000 }), await makeSeller(db)]
  const product = await listGoods(db, seller.id, { quantity: 9_000, price: 10 })
  const form = { ...(await orderForm(db, { payment: 'wallet' })), quantity: 1 }
  const bearer = { authorization: `Bearer ${buyer.token}` }
  const answers: Answer[] = []
  const wrong: string[] = []
  let turn = 0
  let ended = false

  const kinds: readonly (() => [string, RequestInit?])[] = [
    () => ['/readyz'],
    () => [`/api/products/local?page=${++turn}`],
    () => ['/api/orders/my', { headers: bearer }],
    () => [
      `/api/orders/create/${product}`,
      {
        method: 'POST',
        headers: { ...bearer, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        body: JSON.stringify(form),
      },
    ],
    ...(pages ? [() => [`/local-market?page=${++turn}`] as [string]] : []),
  ]

  async function ask([path, init]: [string, RequestInit?]): Promise<void> {
    const began = performance.now()
    const page = path.startsWith('/local-market')
    try {
      const answer = await fetch(url() + path, init)
      await answer.text()
      const { status, headers } = answer
      const declared = status === 503 && headers.get('retry-after') !== null
      if (!answer.ok && !declared) wrong.push(`${path} ${status}`)
      if (page && !headers.get('content-type')?.startsWith('text/html')) wrong.push(`${path} is no page`)
      answers.push({ what: `${path} ${status}`, began, tookMs: performance.now() - began, good: answer.ok })
    } catch (error) {
      wrong.push(`${path} ${error}`)
    }
  }

  const asking: Promise<unknown>[] = []
  const running = (async () => {
    while (!ended) {
      for (const kind of kinds) asking.push(ask(kind()))
      await pause(everyMs)
    }
    await Promise.all(asking)
  })()

  return {
    async wellAfter(from, steadyMs) {
      for (;;) {
        await pause(everyMs)
        const now = performance.now()
        const bad = answers.filter(({ began, tookMs, good }) => began >= from && !(good && tookMs < promptMs))
        if (now - from > givenUpMs) {
          const last = bad.slice(-8).map(({ what, tookMs }) => `${what} in ${Math.round(tookMs)} ms`)
          throw new Error(['the market did not answer again in time', ...last].join('; '))
        }
        const last = Math.max(from, ...bad.map(({ began }) => began))
        const after = answers.filter(({ began }) => began > last)
        // The time is long enough for an answer to every hanging request.
        if (now - last < steadyMs || after.length < kinds.length * 4) continue
        return Math.max(...after.slice(0, kinds.length).map(({ began, tookMs }) => began + tookMs)) - from
      }
    },
    async stop() {
      ended = true
      await running
      return { asked: answers.length, slowestMs: Math.max(...answers.map(({ tookMs }) => tookMs)), wrong }
    },
  }
}

const everyMs = 500
const promptMs = 3_000
const givenUpMs = 60_000
