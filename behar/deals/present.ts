import { toRiyals } from '#shared/base/money.ts'
import { grams, toKilograms } from '#shared/base/quantity.ts'
import type { Contact, Deal, DealMessage } from '#shared/behar/dealContract.ts'
import { type DealFacts, showsContact } from '#shared/behar/deals.ts'
import { demandNumber } from '#shared/behar/rules.ts'
import { demandStatusOn, supplyStatusOn } from '#shared/behar/status.ts'
import { supplyParts } from '../boards/parts.ts'
import type { Reader } from '../boards/present.ts'
import { type Masters, optionOf } from '../masters/masters.ts'
import type { MessageRow } from './messagesStore.ts'
import type { DealRow } from './store.ts'

/** The facts that decide the next steps of a deal, for one of its sides. */
export function factsOf(row: DealRow, { id, today }: Pick<Reader, 'id' | 'today'>): DealFacts {
  return {
    status: row.status,
    sent: row.sender_id === id,
    side: row.seller_id === id ? 'supply' : 'demand',
    supply: supplyStatusOn({ status: row.supply_status, availableTo: row.available_to }, today),
    demand: demandStatusOn({ status: row.demand_status, neededBy: row.needed_by }, today),
  }
}

/** A deal for one of its sides. The array is empty when the cached lists do not contain the goods of the deal yet. */
export function dealOf(row: DealRow, { byId }: Masters, reader: Reader): Deal[] {
  const facts = factsOf(row, reader)
  const fish = byId.fishTypes.get(row.fish)
  const category = byId.categories.get(row.category)
  const size = byId.sizes.get(row.size)
  if (!fish || !category || !size) return []
  const seller = facts.side === 'supply'
  const contact: Contact | null = seller ? row.buyer_contact : row.seller_contact
  const parts = supplyParts({
    status: facts.supply,
    quantity: row.supply_quantity,
    reserved: row.supply_reserved,
    promised: 0,
    sold: 0,
  })
  return [
    {
      id: row.id,
      status: row.status,
      side: facts.side,
      sent: facts.sent,
      other: seller ? row.buyer : row.seller,
      category: optionOf(category, reader.locale),
      fish_type: optionOf(fish, reader.locale),
      size: optionOf(size, reader.locale),
      supply: {
        id: row.supply_id,
        number: `S-${row.supply_id}`,
        status: facts.supply,
        quantity: kilograms(parts.quantity),
        reserved: kilograms(parts.reserved),
        price: toRiyals(row.price),
      },
      demand: {
        id: row.demand_id,
        number: demandNumber(row.demand_id),
        status: facts.demand,
        quantity: kilograms(row.demand_quantity),
        target_price: row.target === null ? null : toRiyals(row.target),
      },
      quantity: row.quantity === null ? null : kilograms(row.quantity),
      note: row.note,
      reason: row.reason,
      reserved: kilograms(row.reserved),
      sold: kilograms(row.sold),
      contact: showsContact(row.status) ? contact : null,
      unread: row.unread,
      created_at: row.created_at.toISOString(),
      changed_at: row.changed_at.toISOString(),
    },
  ]
}

export function messageOf({ id, sender, body, created_at }: MessageRow, reader: number): DealMessage {
  return { id, mine: sender === reader, text: body, at: created_at.toISOString() }
}

const kilograms = (weight: number) => toKilograms(grams(weight))
