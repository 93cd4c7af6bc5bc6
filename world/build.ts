import { type Database, openDatabase, type Sql } from '#node/db.ts'
import type { Log } from '#node/log.ts'
import { type Files, openFiles } from '#server/base/files.ts'
import { removeImage } from '#server/base/images.ts'
import { demoRows } from './demo.ts'
import { type DrawingChoice, drawingsOf } from './drawings.ts'
import { makeMarket } from './market.ts'
import { type Drawing, drawPictures, recordPictures } from './pictures.ts'
import { insertReference, insertSeasons } from './referenceRows.ts'
import { type Size, sizes } from './sizes.ts'
import {
  builtParts,
  continueSequences,
  countUsers,
  emptyTables,
  imagePaths,
  insertRows,
  loadIds,
  loadMarketAccounts,
  markBuilt,
  pictureIds,
  updateAccounts,
} from './store.ts'

export interface WorldOptions {
  readonly databaseUrl: string
  /** Pictures are stored in its `uploads`. */
  readonly dataDir: string
  /** Without it there is reference data only: no people, nothing on sale. */
  readonly demo: boolean
  readonly seed?: string
  /** The moment that the market stands around. */
  readonly startAt: Date
  readonly size: Size
  readonly log: Log
  /** Told what is done, in words for a person who waits. */
  readonly progress?: (line: string) => void
}

export const defaultSeed = 'samak'

/**
 * Builds what is missing: the reference data and, in a demo, the market on top. The same seed and start give the
 * same rows. Pictures are drawn first; the rows follow in one transaction, so that a world is whole or not there.
 */
export async function buildWorld(options: WorldOptions): Promise<void> {
  const { databaseUrl, dataDir, demo, seed = defaultSeed, startAt, size, log, progress } = options
  const db = openDatabase(databaseUrl, { log, max: 2 })
  try {
    const built = await builtParts(db)
    const missing = {
      reference: !built.has('reference'),
      seasons: !built.has('seasons'),
      demo: demo && !built.has('demo'),
    }
    if (!Object.values(missing).some(Boolean)) return
    if (missing.demo && (await countUsers(db)) > 0) {
      throw new Error('people already trade here: a demo market is built into an empty one only')
    }
    const { scale, width, ...choice } = sizes[size]
    const plan: Plan = { choice: { ...choice, demo }, missing, seed, scale, startAt }
    const drawings = drawingsFor(plan)
    const written = await drawPictures(drawings, {
      files: openFiles(dataDir),
      width,
      progress: (done, total) => {
        if (done % 10 === 0 || done === total) progress?.(`Pictures: ${done} of ${total}`)
      },
    })
    progress?.('Writing the rows')
    await db.transaction(async (tx) => {
      const recorded = await recordPictures(tx, drawings, written)
      await insertWorld(tx, plan, new Map([...(await pictureIds(tx)), ...recorded]))
    })
    await db.query({ text: 'analyze' })
  } finally {
    await db.close()
  }
}

/** Empties the market, reference data included; with `dataDir` the pictures go as well. */
export async function clearWorld(db: Database, dataDir?: string): Promise<void> {
  const files: Files | undefined = dataDir === undefined ? undefined : openFiles(dataDir)
  const paths = files ? await imagePaths(db) : []
  await db.transaction((tx) => emptyTables(tx))
  if (files) for (const path of paths) await removeImage(files, path)
}

interface Plan {
  readonly choice: DrawingChoice
  readonly missing: { readonly reference: boolean; readonly seasons: boolean; readonly demo: boolean }
  readonly seed: string
  readonly scale: (typeof sizes)[Size]['scale']
  readonly startAt: Date
}

/** What stands already is not drawn again: a demo on top of reference data keeps the species' pictures. */
function drawingsFor({ choice, missing }: Plan): Drawing[] {
  if (!missing.reference && !missing.demo) return []
  const drawings = drawingsOf(choice)
  if (missing.reference) return drawings
  return drawings.flatMap((drawing) => {
    const folders = drawing.folders.filter((folder) => folder !== 'fish_types')
    return folders.length > 0 && drawing.key !== 'samak' ? [{ ...drawing, folders }] : []
  })
}

async function insertWorld(tx: Sql, plan: Plan, pictures: ReadonlyMap<string, number>): Promise<void> {
  const { choice, missing, seed, scale, startAt } = plan
  if (missing.reference) {
    await insertReference(tx, { pictures, startAt, demo: choice.demo })
    await continueSequences(tx)
    await markBuilt(tx, 'reference', startAt)
  }
  const ids = await loadIds(tx)
  if (missing.seasons) {
    await insertSeasons(tx, ids)
    await continueSequences(tx)
    await markBuilt(tx, 'seasons', startAt)
  }
  if (!missing.demo) return
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
