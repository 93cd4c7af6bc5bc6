import { cloneDatabase } from '#demo/testing/database.ts'
import { type Database, openDatabase } from '#platform/database/db.ts'
import { openLog } from '#platform/logs/log.ts'
import { type FaultMarket, openFaultMarket } from './faults/market.ts'

/**
 * One database with two web processes, each with a worker. The wall clock of one is 26 hours ahead, that of the other 26 hours
 * behind.
 */
export interface WrongClocks {
  readonly db: Database
  readonly dataDir: string
  readonly ahead: FaultMarket
  readonly behind: FaultMarket
  /** Starts the integration of `market`, with the same wrong clock as `market`. */
  openBehar(market: FaultMarket): Promise<FaultMarket>
  close(): Promise<void>
}

export async function openWrongClocks(
  prepare: (db: Database) => Promise<void> = async () => undefined,
): Promise<WrongClocks> {
  const database = await cloneDatabase('demo')
  const db = openDatabase(database.url, { log: openLog({ level: 'silent' }), max: 4 })
  await prepare(db)
  const envOf = (hours: number) => ({
    DATABASE_URL: database.url,
    DATA_DIR: database.dataDir,
    NODE_OPTIONS: shiftedBy(hours),
  })
  const [ahead, behind] = await Promise.all(
    [wrongHours, -wrongHours].map((hours) => openFaultMarket({ ...envOf(hours), FAULT_WORKER: '1' }, 1)),
  )
  if (!ahead || !behind) throw new Error('two processes were started')
  const opened = [ahead, behind]
  return {
    db,
    dataDir: database.dataDir,
    ahead,
    behind,
    async openBehar(market) {
      const env = { ...envOf(market === ahead ? wrongHours : -wrongHours), PUBLIC_URL: market.url() }
      const behar = await openFaultMarket({ ...env, BEHAR_PORT: '0' }, 1, 'behar')
      opened.push(behar)
      return behar
    },
    async close() {
      await Promise.all(opened.map((one) => one.close()))
      await db.close()
      await database.drop()
    },
  }
}

const wrongHours = 26

/** The options of a Node process whose wall clock is wrong by this many hours. */
function shiftedBy(hours: number): string {
  const ms = hours * 3_600_000
  const code = `const R=Date;globalThis.Date=class extends R{constructor(...a){a.length?super(...a):super(R.now()+${ms})}static now(){return R.now()+${ms}}}`
  return `--import=data:text/javascript,${encodeURIComponent(code)}`
}
