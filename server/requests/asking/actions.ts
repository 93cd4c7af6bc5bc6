import { timeOf } from '#platform/clock.ts'
import type { Database, Sql } from '#platform/database/db.ts'
import type { Caller } from '#platform/http/caller.ts'
import type { Context } from '#platform/http/http.ts'
import { addDays } from '#shared/base/dates.ts'
import { Refusal } from '#shared/base/errors.ts'
import type { UploadedFile } from '#shared/base/files.ts'
import { cutPictureOf } from '#shared/products/cuts.ts'
import type { NewRequest, RequestChange, RequestDetails } from '#shared/requests/contract.ts'
import { titlesOf } from '#shared/requests/rules.ts'
import { openProblem, statusAt } from '#shared/requests/status.ts'
import type { Files } from '../../base/files.ts'
import { recordImage, type WrittenImage } from '../../base/images/images.ts'
import { removeFiles, removeUnused, type Upload, withUpload } from '../../base/images/upload.ts'
import { answeredBefore, once } from '../../base/once.ts'
import type { Settings } from '../../base/settings.ts'
import { type News, notify } from '../../notifications/actions.ts'
import { findCutPicture } from '../../products/listing/store.ts'
import { type Held, holdRequest } from '../holding.ts'
import { lockRequest } from '../holdingStore.ts'
import { factsOf } from '../row.ts'
import { showTo } from '../show.ts'
import {
  findSpecies,
  findStanding,
  holdAsker,
  insertRequest,
  type Standing,
  updateRequestRow,
  type Wanted,
} from '../store.ts'
import { type ChangedField, changedBy, differing, namesOf, wantedOf } from './changes.ts'
import { requireFit } from './check.ts'
import { closeHeld } from './ending.ts'

export interface RequestDeps {
  readonly db: Database
  readonly files: Files
  readonly settings: Settings
}

/** The asker with language, time and idempotency key. */
export type AskerContext = Pick<Context, 'locale' | 'now' | 'repeat'> & { readonly caller: Caller }

/**
 * Creates a request to sellers, with the asker's picture or the species' picture (contract 2, requests/create), once for
 * each idempotency key. The request is open for REQUEST_DAYS. Refuses: validation_failed at the fields (unknown choice,
 * day in the past or too far ahead, file not a picture); idempotency_mismatch; storage_full.
 */
export async function submitRequest(
  { db, files, settings }: RequestDeps,
  context: AskerContext,
  form: NewRequest,
): Promise<RequestDetails> {
  const before = await answeredBefore<RequestDetails>(db, context)
  if (before) return before.answer
  const { caller } = context
  const { REQUEST_DAYS } = await settings()
  const wanted = wantedOf(form)
  // Refuses before the picture is encoded. The check inside the transaction below is decisive.
  const pictured = form.image !== undefined
  await requireFit(db, wanted, { now: await timeOf(db), pictured })
  return withUpload(files, uploadOf(form.image), async (written) => {
    let acted = false
    const answer = await once(db, context, async (tx) => {
      acted = true
      if (!(await holdAsker(tx, caller.id))) throw new Refusal('unauthenticated')
      const now = await timeOf(tx)
      await requireFit(tx, wanted, { now, pictured })
      const closesAt = addDays(now, REQUEST_DAYS)
      const image = await pictureOf(tx, wanted, await recorded(tx, written))
      return showTo(tx, await insertRequest(tx, { asker: caller.id, wanted, image, now, closesAt }), context)
    })
    if (!acted && written) await removeFiles(files, [written.path])
    return answer
  })
}

/**
 * Changes the sent fields of the caller's open request. If a field differs, notifies the sellers who made an offer
 * (contract 2, requests/update). Refuses: not_found; forbidden for everybody but the asker; conflict, with a message of
 * its own, when the request is not open any more; validation_failed like {@link submitRequest}; storage_full.
 */
export async function changeRequest(
  { db, files }: RequestDeps,
  context: AskerContext,
  { id, change }: { readonly id: number; readonly change: RequestChange },
): Promise<RequestDetails> {
  const { caller } = context
  await prepare(db, caller, { id, change, now: await timeOf(db) })
  const { answer, dropped } = await withUpload(files, uploadOf(change.image ?? undefined), (written) =>
    db.transaction(async (tx) => {
      const held = await holdRequest(tx, id, [caller.id])
      const now = await timeOf(tx)
      const { current, wanted, image: currentImage } = await prepare(tx, caller, { id, change, now })
      if (!held.people.has(caller.id)) throw new Refusal('unauthenticated')
      const image = written ? await recorded(tx, written) : currentImage
      const fields = differing(current, wanted)
      if (image !== current.image) fields.push('image')
      if (fields.length > 0) {
        const shown = await pictureOf(tx, wanted, image)
        await updateRequestRow(tx, id, { wanted, image: shown, now })
        const request = (await lockRequest(tx, id)) ?? held.request
        await notify(tx, ...changeNotifications({ ...held, request }, fields, now))
      }
      const dropped = image === current.image || current.image === null ? [] : [current.image]
      return { answer: await showTo(tx, id, context), dropped }
    }),
  )
  await removeUnused({ db, files }, dropped)
  return answer
}

/**
 * Closes the caller's open request: declines its offers and notifies their sellers. A closed request does not change
 * (contract 2, requests/close). Refuses: not_found; forbidden for everybody but the asker; conflict, with a message of
 * its own, once an offer was accepted.
 */
export function closeRequestOf(
  { db }: Pick<RequestDeps, 'db'>,
  context: AskerContext,
  id: number,
): Promise<RequestDetails> {
  const { caller } = context
  return db.transaction(async (tx) => {
    const held = await holdRequest(tx, id, [caller.id])
    const now = await timeOf(tx)
    const { asker_id } = held.request
    const facts = factsOf(held.request)
    if (asker_id !== caller.id) throw new Refusal('forbidden')
    if (!held.people.has(caller.id)) throw new Refusal('unauthenticated')
    const problem = openProblem(facts, now)
    if (problem && statusAt(facts, now) !== 'closed') throw over(problem)
    if (!problem) await closeHeld(tx, held, { by: 'owner', at: now })
    return showTo(tx, id, context)
  })
}

/** The picture of a request: the asker's own, or the drawing of the cut that the title names; null shows the species. */
async function pictureOf(tx: Sql, { title, fish }: Wanted, own: number | null): Promise<number | null> {
  const species = own === null ? await findSpecies(tx, fish) : undefined
  const cut = species && cutPictureOf({ ar: title, en: title }, species)
  return cut ? findCutPicture(tx, cut) : own
}

/** The request after a change, and the id of the asker's picture that is used if the change has none. */
async function prepare(
  db: Sql,
  caller: Caller,
  { id, change, now }: { readonly id: number; readonly change: RequestChange; readonly now: Date },
): Promise<{ current: Standing; wanted: Wanted; image: number | null }> {
  const current = await findStanding(db, id)
  if (!current) throw new Refusal('not_found')
  if (current.asker !== caller.id) throw new Refusal('forbidden')
  const problem = openProblem(current, now)
  if (problem) throw over(problem)
  const wanted = changedBy(current, change)
  const image = change.image === null ? null : current.image
  const pictured = image !== null || Boolean(change.image)
  await requireFit(db, wanted, { now, pictured, before: current })
  return { current, wanted, image }
}

function changeNotifications(
  { request, offers, people }: Held,
  fields: readonly ChangedField[],
  now: Date,
): News[] {
  const receivers = offers.filter(({ seller_id }) => people.has(seller_id))
  return receivers.map(({ seller_id }) => ({
    to: seller_id,
    by: request.asker_id,
    about: request.id,
    kind: 'request_changed',
    facts: { request: titlesOf(request), changes: namesOf(fields) },
    event: `request:${request.id}:changed:${now.getTime()}`,
  }))
}

function uploadOf(file: UploadedFile | undefined): Upload | undefined {
  return file && { folder: 'requests', field: 'image', file }
}

async function recorded(tx: Sql, written: WrittenImage | undefined): Promise<number | null> {
  return written ? (await recordImage(tx, written)).id : null
}

function over(words: 'request_over'): Refusal {
  return new Refusal('conflict', undefined, { words })
}
