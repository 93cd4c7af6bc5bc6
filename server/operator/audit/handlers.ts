import type { Database } from '#platform/database/db.ts'
import { handle, handleTable } from '#platform/http/http.ts'
import { ShortCache } from '#platform/http/shortCache.ts'
import { halalas, toRiyals } from '#shared/base/money.ts'
import { paged } from '#shared/base/page.ts'
import { getOverview } from '#shared/operator/overview.ts'
import { type LedgerProof, listAudit, listLedger, proveLedger } from '#shared/operator/records.ts'
import { openOverviews } from '../overview/overview.ts'
import { auditFile, ledgerFile } from './files.ts'
import { listEntries, proveBooks } from './ledgerStore.ts'
import { auditOf, entryOf } from './present.ts'
import { listAudit as listAuditRows } from './store.ts'

/** The records that staff read: overview, audit log, ledger. */
export function recordsHandlers({ db }: { readonly db: Database }) {
  const overview = openOverviews(db)
  // A proof reads the whole ledger. The proof is cached for a time that limits proofs to a twentieth of one connection's
  // time.
  const proofs = new ShortCache<{ proof: LedgerProof; tookMs: number }>({
    lifeMs: ({ tookMs }) => Math.max(10_000, 20 * tookMs),
  })
  return [
    handle(getOverview, (_input, { locale, now }) => overview(locale, now)),

    handleTable(
      listAudit,
      async ({ query }, { locale }) => {
        const { rows, count } = await listAuditRows(db, query)
        return paged(
          rows.map((row) => auditOf(row, locale)),
          count,
          query,
        )
      },
      ({ query }, { locale }) => auditFile(db, query, locale),
    ),

    handleTable(
      listLedger,
      async ({ query }, { locale }) => {
        const { rows, count } = await listEntries(db, query)
        return paged(
          rows.map((row) => entryOf(row, locale)),
          count,
          query,
        )
      },
      ({ query }, { locale }) => ledgerFile(db, query, locale),
    ),

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
