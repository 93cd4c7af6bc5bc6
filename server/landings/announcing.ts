import { timeOf } from '#platform/clock.ts'
import type { Sql } from '#platform/database/db.ts'
import type { Caller } from '#platform/http/caller.ts'
import { Refusal, refuseProblems } from '#shared/base/errors.ts'
import type { NewLanding, OwnLanding } from '#shared/landings/contract.ts'
import { confirmBy, landingLimits, landsAtProblem } from '#shared/landings/rules.ts'
import type { SeasonWarning } from '#shared/products/listing.ts'
import { recordImage, type WrittenImage } from '../base/images/images.ts'
import { removeFiles, withUploads } from '../base/images/upload.ts'
import { answeredBefore, once } from '../base/once.ts'
import { recordVoice, withVoice } from '../base/voices/storing.ts'
import { lockActiveSeller } from '../products/listing/actions.ts'
import { type Checked, checkGoods } from '../products/listing/check.ts'
import { newGoods } from '../products/listing/goods.ts'
import { uploadsOf } from '../products/listing/pictures.ts'
import { warningsOf } from '../products/listing/present.ts'
import type { Goods } from '../products/listing/store.ts'
import { requireVerified } from '../products/verification/verification.ts'
import type { LandingContext, LandingDeps } from './deps.ts'
import { loadOwnLanding } from './own.ts'
import { countArriving, findAnnounced, findNames, insertLanding } from './store.ts'

export type Announced = OwnLanding & { readonly warnings: SeasonWarning[] }

/**
 * Announces a catch before it lands, once for each idempotency key of a seller, however late it arrives (contract, section 2,
 * landings). Refuses: validation_failed at the fields (unknown choice, closed season, impossible time, file not a picture);
 * conflict with too many arriving catches; forbidden beyond the limit for unverified sellers; storage_full.
 */
export async function announceLanding(
  { db, files }: LandingDeps,
  context: LandingContext,
  form: NewLanding,
): Promise<Announced> {
  const before = await answeredBefore<Announced>(db, context)
  if (before) return before.answer
  const { caller } = context
  // Refuses before the pictures are encoded. The checks inside the transaction below are decisive.
  await prepare(db, caller, form)
  const uploads = uploadsOf(form)
  return withVoice(files, form.voice, (voice) =>
    withUploads(files, uploads, (written) => write({ db, files }, context, form, { voice, written })),
  )
}

/** Writes the catch. Deletes the new files if an earlier call with the same key announced the catch. */
async function write(
  { db, files }: Pick<LandingDeps, 'db' | 'files'>,
  context: LandingContext,
  form: NewLanding,
  { voice, written }: { readonly voice: string | undefined; readonly written: readonly WrittenImage[] },
): Promise<Announced> {
  const { caller } = context
  let acted = false
  const answer = await once(db, context, async (tx) => {
    await lockActiveSeller(tx, caller)
    const key = context.repeat?.key ?? null
    const known = key === null ? undefined : await findAnnounced(tx, caller.id, key)
    if (known !== undefined) return { ...(await loadOwnLanding(tx, known, context)), warnings: [] }
    const { goods, checked, now } = await prepare(tx, caller, form)
    acted = true
    const sent: number[] = []
    for (const one of written) sent.push((await recordImage(tx, one)).id)
    const id = await insertLanding(tx, {
      sellerId: caller.id,
      key,
      goods,
      landsAt: form.lands_at,
      confirmBy: confirmBy(form.lands_at, now),
      at: now,
      images: sent.length > 0 ? sent : [standIn(checked)],
      voice: voice === undefined ? null : await recordVoice(tx, voice),
    })
    const warnings = warningsOf(checked.warnings, context.locale)
    return { ...(await loadOwnLanding(tx, id, context)), warnings }
  })
  const paths = written.map(({ path }) => path)
  if (!acted) await removeFiles(files, voice === undefined ? paths : [...paths, voice])
  return answer
}

async function prepare(
  db: Sql,
  caller: Caller,
  form: NewLanding,
): Promise<{ readonly goods: Goods; readonly checked: Checked; readonly now: Date }> {
  const now = await timeOf(db)
  const arriving = await countArriving(db, caller.id, now)
  if (arriving >= landingLimits.ofSeller) throw new Refusal('conflict', undefined, { words: 'landings_full' })
  // Arriving catches count as goods on sale, because they become products.
  await requireVerified(db, caller.id, { goods: arriving + 1 })
  const goods = await goodsOf(db, caller, form)
  const checked = await checkGoods(db, goods, {})
  const problem = landsAtProblem(form.lands_at, now)
  refuseProblems({ ...checked.problems, ...(problem && { lands_at: [problem] }) })
  return { goods, checked, now }
}

/** The announced goods: caught in the Kingdom, in the city of the market, with the name of the species. */
async function goodsOf(db: Sql, caller: Caller, form: NewLanding): Promise<Goods> {
  const names = await findNames(db, { fish: form.type_fish_id, market: form.market_id })
  return newGoods(db, caller, {
    ...form,
    name: { ar: names?.name_ar ?? '', en: names?.name_en ?? '' },
    // Without a known species and market, the check below names both fields.
    city_id: names?.city_id ?? 0,
    origin: 'local',
  })
}

function standIn({ standIn: image }: Checked): number {
  if (image === null) throw new Refusal('validation_failed', { images: [{ code: 'required' }] })
  return image
}
