import { commandTimeouts } from '#platform/database/connection.ts'
import { type Database, openDatabase, type Sql } from '#platform/database/db.ts'
import type { Log } from '#platform/logs/log.ts'
import { type Files, openDisk } from '#server/base/files.ts'
import { removeImage } from '#server/base/images/images.ts'
import { ignorePrayers, insertSessions } from './auctions/sessions.ts'
import { demoRows } from './demo.ts'
import { cuts, type PictureChoice, picturesFor } from './demoPictures.ts'
import { insertHall } from './hall/hall.ts'
import { copyPictures, type Picture, recordPictures } from './pictures.ts'
import { insertLandings } from './products/landings.ts'
import { defaultSeed, type Size, sizes } from './products/sizes.ts'
import { insertCuts, insertPlans, insertReference, insertSeasons } from './referenceRows.ts'
import {
  builtParts,
  continueSequences,
  countUsers,
  emptyTables,
  type Ids,
  imagePaths,
  insertRows,
  loadIds,
  loadMarketAccounts,
  markBuilt,
  pictureIds,
  updateAccounts,
} from './store.ts'
import { makeMarket } from './trade/market.ts'

export interface BuildOptions {
  readonly databaseUrl: string
  /** The data folder; pictures are stored in its folder `uploads` if `files` is absent. */
  readonly dataDir: string
  readonly files?: Files
  /** False builds only the reference data, without people and goods. */
  readonly demo: boolean
  readonly seed?: string
  /** The time that is "now" in the generated market. */
  readonly startAt: Date
  readonly size: Size
  readonly log: Log
}

/**
 * Builds what is missing: the reference data and, for a demo, the market. The same seed and start give the same rows.
 * Pictures are copied first, then one transaction writes the rows, so a demo is either complete or absent.
 */
export async function buildMarket(options: BuildOptions): Promise<void> {
  const { databaseUrl, dataDir, demo, seed = defaultSeed, startAt, size, log } = options
  const { files = openDisk(dataDir) } = options
  const db = openDatabase(databaseUrl, { log, max: 2, timeouts: commandTimeouts })
  try {
    const built = await builtParts(db)
    const missing = {
      reference: !built.has('reference'),
      seasons: !built.has('seasons'),
      cuts: !built.has('cuts'),
      plans: demo && !built.has('plans'),
      demo: demo && !built.has('demo'),
      // A demo that was built by a version without halls gets a hall too.
      hall: demo && sizes[size].hall && !built.has('hall'),
      sessions: demo && sizes[size].sessions && !built.has('sessions'),
      noPrayers: demo && !sizes[size].prayers && !built.has('demo'),
      landings: demo && sizes[size].hall && !built.has('landings'),
    }
    if (!Object.values(missing).some(Boolean)) return
    if (missing.demo && (await countUsers(db)) > 0) {
      throw new Error('people already trade here: a demo is built into an empty market only')
    }
    const { scale, ...choice } = sizes[size]
    const plan: Plan = { choice: { ...choice, demo }, missing, seed, scale, startAt }
    const pictures = missingPictures(plan)
    const written = await copyPictures(pictures, files)
    await db.transaction(async (tx) => {
      const recorded = await recordPictures(tx, pictures, written)
      await insertMarket(tx, plan, new Map([...(await pictureIds(tx)), ...recorded]))
    })
    await db.query({ text: 'analyze' })
  } finally {
    await db.close()
  }
}

/** Empties the market, including its reference data; with `dataDir`, also deletes the pictures. */
export async function clearMarket(db: Database, dataDir?: string): Promise<void> {
  const files: Files | undefined = dataDir === undefined ? undefined : openDisk(dataDir)
  const paths = files ? await imagePaths(db) : []
  await db.transaction((tx) => emptyTables(tx))
  if (files) for (const path of paths) await removeImage(files, path)
}

interface Plan {
  readonly choice: PictureChoice
  readonly missing: Readonly<
    Record<
      'reference' | 'seasons' | 'cuts' | 'plans' | 'demo' | 'hall' | 'sessions' | 'landings' | 'noPrayers',
      boolean
    >
  >
  readonly seed: string
  readonly scale: (typeof sizes)[Size]['scale']
  readonly startAt: Date
}

/**
 * Existing pictures are not copied again: a demo that is added to reference data uses the existing pictures of the
 * species.
 */
function missingPictures({ choice, missing }: Plan): Picture[] {
  if (missing.reference) return picturesFor(choice)
  const ofDemo = missing.demo ? picturesFor(choice) : []
  return [
    ...(missing.cuts ? cuts : []),
    ...ofDemo.filter(({ key, folders }) => !folders.includes('fish_types') && key !== 'samak'),
  ]
}

async function insertMarket(tx: Sql, plan: Plan, pictures: ReadonlyMap<string, number>): Promise<void> {
  const { choice, missing, startAt } = plan
  if (missing.reference) {
    await insertReference(tx, { pictures, startAt, demo: choice.demo })
    await continueSequences(tx)
    await markBuilt(tx, 'reference', startAt)
  }
  if (missing.cuts) {
    await insertCuts(tx, pictures)
    await markBuilt(tx, 'cuts', startAt)
  }
  const ids = await loadIds(tx)
  if (missing.seasons) {
    await insertSeasons(tx, ids)
    await continueSequences(tx)
    await markBuilt(tx, 'seasons', startAt)
  }
  if (missing.plans) {
    await insertPlans(tx)
    await continueSequences(tx)
    await markBuilt(tx, 'plans', startAt)
  }
  if (missing.demo) await insertDemo(tx, plan, { ids, pictures })
  if (missing.hall) {
    await insertHall(tx, { ids, startAt })
    await markBuilt(tx, 'hall', startAt)
  }
  if (missing.noPrayers) await ignorePrayers(tx)
  if (missing.sessions) {
    await insertSessions(tx, { ids, startAt })
    await markBuilt(tx, 'sessions', startAt)
  }
  if (missing.landings) {
    await insertLandings(tx, { ids, startAt })
    await markBuilt(tx, 'landings', startAt)
  }
}

async function insertDemo(
  tx: Sql,
  { choice, seed, scale, startAt }: Plan,
  { ids, pictures }: { readonly ids: Ids; readonly pictures: ReadonlyMap<string, number> },
): Promise<void> {
  const market = makeMarket({
    seed,
    startAt,
    scale: { ...scale, ...(choice.species ? { species: choice.species } : {}) },
  })
  const marketAccounts = await loadMarketAccounts(tx)
  const demo = await demoRows({ market, ids, pictures, choice, startAt, marketAccounts })
  for (const [table, rows] of demo.tables) await insertRows(tx, table, rows)
  await updateAccounts(tx, demo.marketAccounts)
  await continueSequences(tx)
  await markBuilt(tx, 'demo', startAt)
}
