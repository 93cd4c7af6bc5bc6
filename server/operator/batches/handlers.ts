import type { Database } from '#platform/database/db.ts'
import { handle, type SignedInContext } from '#platform/http/http.ts'
import { Refusal } from '#shared/base/errors.ts'
import type { Locale } from '#shared/base/locale.ts'
import { toRiyals } from '#shared/base/money.ts'
import { personName } from '#shared/base/text/masks.ts'
import {
  cancelBatch,
  createBatch,
  downloadBatch,
  failBatchItem,
  listBatches,
  type PayoutBatch,
  sendBatch,
  showBatch,
} from '#shared/operator/bank/batches.ts'
import { batchNames } from '#shared/operator/codeNames.ts'
import { maskIban } from '#shared/wallet/rules.ts'
import type { Payments } from '../../wallet/payments.ts'
import { type FileShape, fileMoment } from '../tables/files.ts'
import { handleRows } from '../tables/handlers.ts'
import { cancelBatchOf, createBatchOf, failItem, fileOfBatch, settleBatch } from './actions.ts'
import { type BatchItemRow, type BatchRow, listBatchRows, listItems, readBatches } from './store.ts'

interface BatchDeps {
  readonly db: Database
  readonly payments: Payments
}

/** Files of payouts for the bank (contract, section 8; decision 75). */
export function batchHandlers({ db, payments }: BatchDeps) {
  const show = async (id: number, { locale }: Pick<SignedInContext, 'locale'>) => {
    const [row] = (await listBatchRows(db, { id, page: 1, limit: 1 })).rows
    if (!row) throw new Refusal('not_found')
    return batchOf(row, locale)
  }
  return [
    handleRows(db, listBatches, {
      list: listBatchRows,
      read: readBatches,
      show: (row, { locale }) => batchOf(row, locale),
      file: batchesFile,
    }),

    handle(showBatch, async ({ params: { id } }, context) => {
      const [batch, items] = await Promise.all([show(id, context), listItems(db, id)])
      return { batch, items: items.map((row) => itemOf(row, context)) }
    }),

    handle(createBatch, async ({ body }, context) =>
      show(await createBatchOf(db, context.caller, body.payout_ids), context),
    ),

    handle(downloadBatch, ({ params: { id }, body: { type } }, { caller }) =>
      fileOfBatch(db, caller, payments.bank, { id, type }),
    ),

    handle(failBatchItem, async ({ params: { id }, body: { payout_id, note } }, context) => {
      await failItem(db, context.caller, { id, payout: payout_id, note })
      return show(id, context)
    }),

    handle(sendBatch, async ({ params: { id }, body: { reference } }, context) => {
      const { caller, locale } = context
      const refused = await settleBatch(db, caller, { id, reference, locale })
      return { batch: await show(id, context), refused }
    }),

    handle(cancelBatch, async ({ params: { id } }, context) => {
      await cancelBatchOf(db, context.caller, id)
      return show(id, context)
    }),
  ]
}

function batchOf(row: BatchRow, locale: Locale): PayoutBatch {
  const { id, status, payouts, sent, failed, sha256, created_by, closed_by } = row
  return {
    ...{ id, status, payouts, sent, failed, sha256 },
    total: toRiyals(row.total_halalas),
    reference: row.bank_reference,
    created_by: {
      id: created_by,
      name: personName({ f_name: row.creator_f, l_name: row.creator_l }, locale),
    },
    created_at: row.created_at.toISOString(),
    closed_by:
      closed_by === null
        ? null
        : {
            id: closed_by,
            name: personName({ f_name: row.closer_f ?? '', l_name: row.closer_l ?? '' }, locale),
          },
    closed_at: row.closed_at?.toISOString() ?? null,
  }
}

function itemOf(row: BatchItemRow, { caller, locale }: SignedInContext) {
  const { payout_id, position, account_holder, status, payout_status, note, user_id } = row
  return {
    ...{ payout_id, position, account_holder, status, payout_status, note },
    amount: toRiyals(row.amount_halalas),
    iban: row.iban === null ? '' : maskIban(row.iban),
    user: { id: user_id, name: personName(row, locale) },
    own: user_id === caller.id,
  }
}

const batchesFile: FileShape<PayoutBatch> = {
  headings: {
    ar: [
      ...['الرقم', 'الحالة', 'السحوبات', 'أُرسلت', 'تعذّرت', 'المجموع (ريال)', 'البصمة', 'مرجع البنك'],
      ...['أنشأه', 'وقت الإنشاء', 'أغلقه', 'وقت الإغلاق'],
    ],
    en: [
      ...['Number', 'State', 'Withdrawals', 'Sent', 'Failed', 'Total (SR)', 'SHA-256', 'Bank reference'],
      ...['Created by', 'Created', 'Closed by', 'Closed'],
    ],
  },
  cells: (row, locale) => [
    ...[row.id, batchNames[row.status][locale], row.payouts, row.sent, row.failed, row.total.toFixed(2)],
    ...[row.sha256, row.reference, row.created_by.name, fileMoment(row.created_at)],
    ...[row.closed_by?.name, fileMoment(row.closed_at)],
  ],
}
