import type { Database } from '#platform/database/db.ts'
import type { Caller } from '#platform/http/caller.ts'
import { type Handler, handle, type SignedInContext } from '#platform/http/http.ts'
import { Refusal } from '#shared/base/errors.ts'
import { paged } from '#shared/base/page.ts'
import {
  acceptDeal,
  addDeal,
  addDealMessage,
  type Contact,
  type Deal,
  declineDeal,
  endDeal,
  listDeals,
  reserveForDeal,
  sellForDeal,
  showDeal,
  withdrawDeal,
} from '#shared/behar/dealContract.ts'
import { readerOf } from '../boards/present.ts'
import { openMasters } from '../masters/masters.ts'
import type { MainSession } from '../people/mainPeople.ts'
import { acceptDealOf, addMessage, declineDealOf, sendInterest, withdrawDealOf } from './actions.ts'
import { listMessages, markRead } from './messagesStore.ts'
import type { Notices } from './notices.ts'
import { dealOf, messageOf } from './present.ts'
import { findDeal, listDealsOf } from './store.ts'
import { trade } from './trading.ts'

export interface DealDeps {
  readonly db: Database
  readonly notices: Notices
  /** The main session of a caller, which gives the contact and the token for notices. */
  readonly sessionOf: (caller: Caller) => MainSession
}

/** Deals between the owners of a supply and a demand that match (contract, section 6). */
export function dealHandlers({ db, notices, sessionOf }: DealDeps): Handler[] {
  const masters = openMasters(db)

  async function shown(id: number, context: SignedInContext): Promise<Deal> {
    const reader = readerOf(context)
    const row = await findDeal(db, { id, member: reader.id })
    const [deal] = row ? dealOf(row, await masters.load(), reader) : []
    if (!deal) throw new Refusal('not_found')
    return deal
  }

  /** Sends the notice of a step and returns the deal. */
  async function done(id: number, context: SignedInContext): Promise<Deal> {
    await notices.send(context.caller.id, sessionOf(context.caller).token)
    return shown(id, context)
  }

  const contactOf = (caller: Caller): Contact => {
    const { name, mobile, email } = sessionOf(caller)
    return { name, mobile, email }
  }
  const actingOf = (id: number, { caller }: SignedInContext) => ({ member: caller.id, id })

  return [
    handle(addDeal, async ({ body }, context) => {
      const { caller } = context
      const id = await sendInterest(db, { sender: caller.id, contact: contactOf(caller) }, body)
      return done(id, context)
    }),

    handle(listDeals, async ({ body: { live = null, ...paging } }, context) => {
      const reader = readerOf(context)
      const lists = await masters.load()
      const { rows, count, waiting } = await listDealsOf(db, reader.id, { ...paging, live })
      return {
        ...paged(
          rows.flatMap((row) => dealOf(row, lists, reader)),
          count,
          paging,
        ),
        waiting,
      }
    }),

    handle(showDeal, async ({ body: { id } }, context) => {
      const deal = await shown(id, context)
      const messages = await listMessages(db, id)
      if (deal.unread > 0) {
        const side = deal.side === 'supply' ? 'seller' : 'buyer'
        await markRead(db, { id, side, now: context.now })
      }
      return { deal, messages: messages.map((row) => messageOf(row, context.caller.id)) }
    }),

    handle(acceptDeal, async ({ body: { id } }, context) => {
      await acceptDealOf(db, { ...actingOf(id, context), contact: contactOf(context.caller) })
      return done(id, context)
    }),

    handle(declineDeal, async ({ body: { id, reason } }, context) => {
      await declineDealOf(db, { ...actingOf(id, context), reason })
      return done(id, context)
    }),

    handle(withdrawDeal, async ({ body: { id } }, context) => {
      await withdrawDealOf(db, actingOf(id, context))
      return done(id, context)
    }),

    handle(endDeal, async ({ body: { id } }, context) => {
      await trade(db, { ...actingOf(id, context), move: 'end' })
      return done(id, context)
    }),

    handle(reserveForDeal, async ({ body: { id, quantity } }, context) => {
      await trade(db, { ...actingOf(id, context), move: 'reserve', quantity, repeat: context.repeat })
      return done(id, context)
    }),

    handle(sellForDeal, async ({ body: { id, quantity } }, context) => {
      await trade(db, { ...actingOf(id, context), move: 'sell', quantity, repeat: context.repeat })
      return done(id, context)
    }),

    handle(addDealMessage, async ({ body: { id, text } }, context) => {
      const { repeat, caller } = context
      const message = await addMessage(db, { ...actingOf(id, context), text, repeat })
      await notices.send(caller.id, sessionOf(caller).token)
      return messageOf(message, caller.id)
    }),
  ]
}
