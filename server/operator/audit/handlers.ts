import type { Database } from '#platform/database/db.ts'
import { handle } from '#platform/http/http.ts'
import { ShortCache } from '#platform/http/shortCache.ts'
import { halalas, toRiyals } from '#shared/base/money.ts'
import { getOverview } from '#shared/operator/overview.ts'
import { type LedgerProof, listAudit, listLedger, proveLedger } from '#shared/operator/records.ts'
import { openOverviews } from '../overview/overview.ts'
import type { ServicesConfig } from '../settings/services.ts'
import { handleRows } from '../tables/handlers.ts'
import { auditFile, ledgerFile } from './files.ts'
import { listEntries, proveBooks, readEntries } from './ledgerStore.ts'
import { auditOf, entryOf } from './present.ts'
import { listAudit as listAuditRows, readAudit } from './store.ts'

/** The records that staff read: overview, audit log, ledger. */
export function recordsHandlers({ db, config }: { readonly db: Database; readonly config: ServicesConfig }) {
  const overview = openOverviews(db, config)
  // A proof reads the whole ledger. It is cached for 20 times as long as it took, so that proofs use at most a
  // twentieth of the time of one connection.
  const proofs = new ShortCache<{ proof: LedgerProof; tookMs: number }>({
    lifeMs: ({ tookMs }) => Math.max(10_000, 20 * tookMs),
  })
  return [
    handle(getOverview, (_input, { locale, now }) => overview(locale, now)),

    handleRows(db, listAudit, {
      list: listAuditRows,
      read: readAudit,
      show: (row, { locale }) => auditOf(row, locale),
      file: auditFile,
    }),

    handleRows(db, listLedger, {
      list: listEntries,
      read: readEntries,
      show: (row, { locale }) => entryOf(row, locale),
      file: ledgerFile,
    }),

    handle(proveLedger, async (_input, { now }) => {
      const { proof } = await proofs.get('proof', async () => {
        const from = performance.now()
        const { total, ...counts } = await db.transaction(proveBooks)
        return {
          proof: { ...counts, total: toRiyals(halalas(total)), checked_at: now.toISOString() },
          tookMs: performance.now() - from,
        }
      })
      return proof
    }),
  ]
}
