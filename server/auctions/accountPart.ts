import { statusOf } from '#shared/auctions/engine.ts'
import { toRiyals } from '#shared/base/money.ts'
import type { AccountPart } from '../base/accountPart.ts'
import { stateOf } from './row.ts'
import { deleteRemindersOf, listRemindersOf } from './sessions/remindersStore.ts'
import { listAuctionStates, listBidsOf, type OwnBidRow } from './store.ts'
import { type ExportedOfferRow, listOffersOf } from './ways/offersStore.ts'

/**
 * The account part of bids and sealed offers. An account cannot be removed while the person has an auction or a bid that is
 * not settled. The part of the products exports the person's lots.
 */
export const bidsPart: AccountPart = {
  name: 'bids',
  exportOf: async (db, userId) => [
    ...(await listBidsOf(db, userId)).map(exported),
    ...(await listOffersOf(db, userId)).map(sealed),
  ],
  openOf: async (tx, userId) => {
    const states = await listAuctionStates(tx, userId)
    const going = states.filter((row) => unsettled.has(statusOf(stateOf(row), row.clock.getTime())))
    if (going.some(({ own }) => own)) return 'open_auctions'
    return going.length > 0 ? 'open_bids' : null
  },
}

/** The account part of the reminders that the person requested for sessions. */
export const remindersPart: AccountPart = {
  name: 'session_reminders',
  exportOf: listRemindersOf,
  removeOf: async (tx, userId) => {
    await deleteRemindersOf(tx, userId)
    return []
  },
}

/** The statuses in which a bid is binding. A lower bidder is bound too, because this bidder may still win the lot. */
const unsettled: ReadonlySet<string> = new Set(['scheduled', 'open', 'ended', 'awarded'])

function sealed({ amount_halalas, ...offer }: ExportedOfferRow) {
  return { ...offer, sealed: true, amount: amount_halalas === null ? null : toRiyals(amount_halalas) }
}

function exported({ name_ar, name_en, amount_halalas, ...bid }: OwnBidRow) {
  return { ...bid, name: { ar: name_ar, en: name_en }, amount: toRiyals(amount_halalas) }
}
