import { expect } from 'vitest'
import type { TestMarket } from '../server.ts'
import * as deals from './orderLife.ts'
import * as trade from './trade.ts'

/** Binds the functions of `trade.ts` and `orderLife.ts`, for people, goods and orders, to one market. */
export function openTrade(market: TestMarket) {
  const { db } = market
  return {
    makeSeller: bound(trade.makeSeller, db),
    makeBuyer: bound(trade.makeBuyer, db),
    fillWallet: bound(trade.fillWallet, db),
    listGoods: bound(trade.listGoods, db),
    orderForm: bound(trade.orderForm, db),
    orderOne: bound(trade.orderOne, market),
    orderCart: bound(trade.orderCart, market),
    stockOf: bound(trade.stockOf, db),
    moneyOf: bound(trade.moneyOf, db),
    makeDeal: bound(deals.makeDeal, market),
    setStatus: bound(deals.setStatus, market),
    refuseReturn: bound(deals.refuseReturn, market),
    showOrder: bound(deals.showOrder, market),
    passHours: bound(deals.passHours, market),
    balancesOf: bound(deals.balancesOf, market),
    async expectBalances(
      deal: deals.TestDeal,
      expected: Awaited<ReturnType<typeof deals.balancesOf>>,
    ): Promise<void> {
      expect(await deals.balancesOf(market, deal)).toEqual(expected)
    },
    notificationsOf: bound(deals.notificationsOf, market),
  }
}

function bound<First, Rest extends readonly unknown[], Result>(
  run: (first: First, ...rest: Rest) => Result,
  first: First,
): (...rest: Rest) => Result {
  return (...rest) => run(first, ...rest)
}
