import { timeOf } from '#platform/clock.ts'
import type { Database } from '#platform/database/db.ts'
import { handle } from '#platform/http/http.ts'
import type { CallInput } from '#shared/base/call.ts'
import { Refusal } from '#shared/base/errors.ts'
import { limits } from '#shared/base/limits.ts'
import { fromRiyals, halalas, toRiyals } from '#shared/base/money.ts'
import { paged } from '#shared/base/page.ts'
import {
  chargeWallet,
  confirmBank,
  getWallet,
  playGateway,
  requestPayout,
  settleCharge,
  showCharge,
  type Wallet,
} from '#shared/wallet/contract.ts'
import { monthSpan, renewalNumber } from '#shared/wallet/rules.ts'
import { requireConfirmed } from '../auth/confirm.ts'
import type { Files } from '../base/files.ts'
import { removeFiles, withUpload } from '../base/images/upload.ts'
import { once } from '../base/once.ts'
import { isSigned } from '../base/outgoing/gatewaySecret.ts'
import { type ChargeListeners, lookAfter, openCharge, settle, startCardPayment } from './charges.ts'
import { reportTransfer, requirePlausible } from './confirmations.ts'
import { listConfirmationsOf } from './confirmationsStore.ts'
import { methodsOf, type Payments, payOf, requireMethod } from './payments.ts'
import { createPayout } from './payouts/actions.ts'
import { listPayoutsOf } from './payouts/store.ts'
import { confirmationOf, type OrderName, payoutOf, transactionOf } from './present.ts'
import { findBalance, listHolds, listLines } from './statementStore.ts'
import { findCharge, findPaidRenewal, listPaidOrders, lockPerson } from './store.ts'

export interface WalletOptions {
  readonly db: Database
  readonly files: Files
  readonly payments: Payments
  /** The secret that signs the gateway's callbacks. */
  readonly gatewaySecret: string
  readonly listeners: ChargeListeners
  readonly nameOrder: OrderName
}

export const walletHandlers = (deps: WalletOptions) => [
  handle(getWallet, async ({ query }, context) => showWallet(deps, context.caller.id, query)),

  handle(chargeWallet, async ({ body: { amount, method } }, context) => {
    const { id: userId } = context.caller
    requireMethod(deps.payments, method)
    const { charge_id } = await once(deps.db, context, async (tx) => {
      if (!(await lockPerson(tx, userId))) throw new Refusal('unauthenticated')
      const charge = await openCharge(tx, { userId, method, purpose: 'wallet', amount })
      return { charge_id: charge.id }
    })
    // The payment is opened after the commit. If the gateway did not answer the first call, a repeated call opens the payment
    // again.
    return payOf(await startCardPayment(deps, charge_id, context.locale), deps.payments)
  }),

  handle(showCharge, async ({ params }, context) => {
    const known = await findCharge(deps.db, params.id)
    if (known?.user_id !== context.caller.id) throw new Refusal('not_found')
    const charge = await lookAfter(deps, known)
    const [orders, renewal] = await Promise.all([
      listPaidOrders(deps.db, charge.id),
      findPaidRenewal(deps.db, charge.id),
    ])
    return {
      id: charge.id,
      amount: toRiyals(charge.amount_halalas),
      method: charge.method,
      status: charge.status,
      orders: orders.map(({ id }) => ({ id, number: deps.nameOrder(id) })),
      renewal: renewal === null ? null : { id: renewal, number: renewalNumber(renewal) },
      sandbox: deps.payments.gateway?.sandbox ?? false,
    }
  }),

  handle(settleCharge, async ({ body }, { signed }) => {
    if (!isSigned(signed?.text ?? '', signed?.signature ?? '', deps.gatewaySecret))
      throw new Refusal('unauthenticated')
    const { charge_id: chargeId, status, amount } = body
    const charge = await settle(deps, { chargeId, status, amount: fromRiyals(amount) ?? Number.NaN })
    return { charge_id: charge.id, status: charge.status }
  }),

  handle(playGateway, async ({ body: { charge_id: chargeId, status } }, context) => {
    if (!deps.payments.gateway?.sandbox) throw new Refusal('not_found')
    const charge = await settle(deps, { chargeId, status, ownerId: context.caller.id })
    return { charge_id: charge.id, status: charge.status }
  }),

  handle(confirmBank, async ({ body }, context) => {
    const { receipt, ...reported } = body
    const { id: userId } = context.caller
    requirePlausible(reported, await timeOf(deps.db))
    return withUpload(
      deps.files,
      { folder: 'receipts', field: 'receipt', file: receipt },
      async (written) => {
        if (!written) throw new RangeError('the receipt was not written')
        let stored = false
        const answer = await once(deps.db, context, async (tx) => {
          stored = true
          return confirmationOf(await reportTransfer(tx, userId, reported, written, deps.listeners))
        })
        // A repeated call uses the picture of the first call.
        if (!stored) await removeFiles(deps.files, [written.path])
        return answer
      },
    )
  }),

  handle(requestPayout, async ({ body }, context) => {
    const caller = context.caller
    return once(deps.db, context, async (tx) => {
      await requireConfirmed(tx, caller)
      return payoutOf(await createPayout(tx, caller.id, body))
    })
  }),
]

type WalletQuery = CallInput<typeof getWallet>['query']

async function showWallet(
  { db, payments, nameOrder }: WalletOptions,
  userId: number,
  { direction, month, ...paging }: WalletQuery,
): Promise<Wallet> {
  const { account_id, balance, held, lines: written } = await findBalance(db, userId)
  const [holds, lines, confirmations, payouts] = await Promise.all([
    account_id === null ? [] : listHolds(db, account_id),
    account_id === null
      ? { rows: [], count: 0 }
      : listLines(
          db,
          { id: account_id, lines: written },
          { ...paging, direction, ...(month && monthSpan(month)) },
        ),
    listConfirmationsOf(db, userId, limits.confirmations),
    listPayoutsOf(db, userId, limits.payouts),
  ])
  return {
    balance: toRiyals(balance),
    held: toRiyals(held),
    available: toRiyals(halalas(balance - held)),
    currency: 'SAR',
    holds: holds.map(({ order_id, amount_halalas, until }) => ({
      order_id,
      amount: toRiyals(amount_halalas),
      until: until?.toISOString() ?? null,
    })),
    transactions: paged(
      lines.rows.map((row) => transactionOf(row, nameOrder)),
      lines.count,
      paging,
    ),
    confirmations: confirmations.map(confirmationOf),
    payouts: payouts.map(payoutOf),
    methods: methodsOf(payments),
  }
}
