import { timeOf } from '#platform/clock.ts'
import type { Database, Sql } from '#platform/database/db.ts'
import type { Caller } from '#platform/http/caller.ts'
import type { Context } from '#platform/http/http.ts'
import { canSell } from '#shared/base/access/permissions.ts'
import { type FieldProblems, Refusal, refuseProblems } from '#shared/base/errors.ts'
import { grams } from '#shared/base/quantity.ts'
import type { NewOffer, Offer } from '#shared/requests/contract.ts'
import { offerProblems, titlesOf } from '#shared/requests/rules.ts'
import { offerProblem, offerStatusAt, withdrawProblem } from '#shared/requests/status.ts'
import { once } from '../../base/once.ts'
import { notify } from '../../notifications/actions.ts'
import { requireVerified } from '../../products/verification/verification.ts'
import { type Held, holdRequest } from '../holding.ts'
import { findPlace, findStatus, type HeldRow } from '../holdingStore.ts'
import { offerOf } from '../present.ts'
import { factsOf } from '../row.ts'
import {
  type Choices,
  countOffers,
  endOffer,
  findChoices,
  findOffer,
  findStanding,
  insertOffer,
  type Terms,
} from './store.ts'

/** The seller with language and idempotency key. */
export type Offering = Pick<Context, 'locale' | 'repeat'> & { readonly caller: Caller }

/**
 * Makes an offer on an open request, once for each idempotency key. The new offer replaces an open offer of the same
 * seller, which stays as history, and notifies the asker. With equal terms, the open offer is returned (contract,
 * requests/offers/create). Refuses: not_found; forbidden, with a message of its own for the caller's own request;
 * conflict, with a message of its own, when the request is not open any more; validation_failed; idempotency_mismatch.
 */
export function makeOffer(db: Database, offering: Offering, form: NewOffer): Promise<Offer> {
  return once(db, offering, async (tx) => {
    const held = await holdRequest(tx, form.product_request_id, [offering.caller.id])
    const now = await timeOf(tx)
    requireOffering(held, offering, now)
    await requireVerified(tx, offering.caller.id, 'offer')
    const terms = termsOf(form)
    await requireTerms(tx, held.request, terms)
    return shown(tx, await place(tx, held.request, terms, { caller: offering.caller, now }), offering)
  })
}

/**
 * Withdraws the caller's open offer and notifies the asker; a withdrawn offer is returned unchanged. Refuses: not_found,
 * also for offers of others; conflict, with a message of its own, for accepted or ended offers.
 */
export function withdraw(db: Database, offering: Offering, offerId: number): Promise<Offer> {
  const { caller } = offering
  return db.transaction(async (tx) => {
    const offer = await findPlace(tx, offerId)
    if (offer?.seller_id !== caller.id) throw new Refusal('not_found')
    const { request, people } = await holdRequest(tx, offer.request_id, [caller.id])
    if (!people.has(caller.id)) throw new Refusal('unauthenticated')
    const written = await findStatus(tx, offerId)
    const now = await timeOf(tx)
    const problem = withdrawProblem({ status: offerStatusAt(written, factsOf(request), now) })
    if (problem) throw conflict(problem)
    if (written === 'open') {
      await endOffer(tx, offerId, 'withdrawn', now)
      await countOffers(tx, request.id, -1)
      await notify(tx, {
        to: request.asker_id,
        by: caller.id,
        about: request.id,
        event: `offer:${offerId}:withdrawn`,
        kind: 'offer_withdrawn',
        facts: { request: titlesOf(request) },
      })
    }
    return shown(tx, offerId, offering)
  })
}

function requireOffering({ request, people }: Held, { caller }: Offering, now: Date): void {
  if (!people.has(caller.id)) throw new Refusal('unauthenticated')
  const by = { id: caller.id, sells: canSell(caller.type) }
  const problem = offerProblem({ ...factsOf(request), askerId: request.asker_id }, by, now)
  if (problem === 'forbidden') throw new Refusal('forbidden')
  if (problem === 'own_request') throw new Refusal('forbidden', undefined, { words: problem })
  if (problem) throw conflict(problem)
}

function termsOf(form: NewOffer): Terms {
  return {
    body: form.body ?? '',
    quantity_grams: form.quantity,
    price_halalas: form.price,
    delivery_days: form.delivery_days ?? null,
    delivery_method_id: form.delivery_method_id ?? null,
    fish_type_id: form.fish_type ?? null,
  }
}

/** Refuses terms that exceed the request or are in no list, all problems at once. */
async function requireTerms(tx: Sql, request: HeldRow, terms: Terms): Promise<void> {
  const problems: FieldProblems = {
    ...offerProblems({
      price: terms.price_halalas,
      quantity: grams(terms.quantity_grams),
      asked: grams(request.quantity_grams),
    }),
    ...choiceProblems(terms, await findChoices(tx, terms)),
  }
  refuseProblems(problems)
}

function choiceProblems(terms: Terms, choices: Choices): FieldProblems {
  const choice = [{ code: 'choice' }] as const
  return {
    ...(terms.delivery_method_id !== null && !choices.delivery ? { delivery_method_id: choice } : {}),
    ...(terms.fish_type_id !== null && !choices.fishType ? { fish_type: choice } : {}),
  }
}

/** Replaces the seller's open offer, or adds an offer; returns the id. */
async function place(
  tx: Sql,
  request: HeldRow,
  terms: Terms,
  { caller, now }: { readonly caller: Caller; readonly now: Date },
): Promise<number> {
  const current = await findStanding(tx, request.id, caller.id)
  if (current && isSame(current, terms)) return current.id
  if (current) await endOffer(tx, current.id, 'replaced', now)
  else await countOffers(tx, request.id, 1)
  const id = await insertOffer(tx, { ...terms, request_id: request.id, seller_id: caller.id, now })
  const facts = { request: titlesOf(request), price: terms.price_halalas }
  const news = { to: request.asker_id, by: caller.id, about: request.id, facts }
  await notify(
    tx,
    // Repeated changes update one unread notification.
    current
      ? { ...news, kind: 'offer_changed', event: 'gathered' }
      : { ...news, kind: 'offer_received', event: `offer:${id}:received` },
  )
  return id
}

function isSame(current: Terms, terms: Terms): boolean {
  return (Object.keys(terms) as (keyof Terms)[]).every((name) => current[name] === terms[name])
}

async function shown(tx: Sql, id: number, { caller, locale }: Offering): Promise<Offer> {
  return offerOf(await findOffer(tx, id), { caller, locale })
}

function conflict(words: 'request_over' | 'offer_over'): Refusal {
  return new Refusal('conflict', undefined, { words })
}
