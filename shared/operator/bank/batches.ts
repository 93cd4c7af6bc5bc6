import * as z from 'zod/mini'
import { call } from '../../base/call.ts'
import { id, optional, text } from '../../base/fields.ts'
import { limits } from '../../base/limits.ts'
import { pageOf } from '../../base/page.ts'
import { latinDigits } from '../../base/text/digits.ts'
import { payoutStates } from '../../wallet/contract.ts'
import { Named } from '../lists/listFields.ts'
import { table } from '../table.ts'

/** Files of payouts for the bank (contract, section 8; decision 75). */

export const batchStates = ['open', 'sent', 'cancelled'] as const
export type BatchState = (typeof batchStates)[number]

/** `failed`: the bank did not send the payout, and it is pending again. */
export const batchItemStates = ['open', 'sent', 'failed', 'cancelled'] as const
export type BatchItemState = (typeof batchItemStates)[number]

export const bankFileTypes = ['csv', 'xml'] as const

export const PayoutBatch = z.object({
  id: z.number(),
  status: z.enum(batchStates),
  /** The number of payouts, and the numbers of those that the bank has sent and has failed to send. */
  payouts: z.number(),
  sent: z.number(),
  failed: z.number(),
  /** In SAR. */
  total: z.number(),
  /** SHA-256 of the CSV file, in hexadecimal digits. */
  sha256: z.string(),
  reference: z.nullable(z.string()),
  created_by: Named,
  created_at: z.string(),
  closed_by: z.nullable(Named),
  closed_at: z.nullable(z.string()),
})
export type PayoutBatch = z.output<typeof PayoutBatch>

/** A payout of a batch, in the order of the file. */
const BatchItem = z.object({
  payout_id: z.number(),
  position: z.number(),
  amount: z.number(),
  account_holder: z.string(),
  /** The masked IBAN. */
  iban: z.string(),
  user: Named,
  /** Whether the payout is the reader's own. */
  own: z.boolean(),
  status: z.enum(batchItemStates),
  payout_status: z.enum(payoutStates),
  note: z.nullable(z.string()),
})
export type BatchItem = z.output<typeof BatchItem>

const from = 'contract 8, operator/batches; an addition'
const params = z.object({ id: id() })

/** The batches, open ones first, each group newest first. `s` is the number of a batch or a bank reference. */
export const listBatches = call('GET operator/batches', {
  who: 'staff',
  from,
  query: z.object({
    status: optional(z.enum(batchStates)),
    id: optional(id()),
    ...table(['created_at', 'total']),
  }),
  answer: pageOf(PayoutBatch),
})

export const showBatch = call('GET operator/batches/{id}', {
  who: 'staff',
  from,
  params,
  answer: z.object({ batch: PayoutBatch, items: z.array(BatchItem) }),
  refuses: ['not_found'],
})

/** Puts pending payouts into a new batch. Payouts of the caller and of blocked people are refused. */
export const createBatch = call('POST operator/batches', {
  who: 'finance',
  from,
  body: z.object({
    payout_ids: z.array(id()).check(z.minLength(1), z.maxLength(limits.operator.batchPayouts)),
  }),
  answer: PayoutBatch,
  status: 201,
  refuses: ['conflict'],
})

/**
 * The file for the bank, with whole account numbers, while the batch is open: CSV, or ISO 20022 pain.001.001.03. Each
 * download is in the audit log.
 */
export const downloadBatch = call('POST operator/batches/{id}/file', {
  who: 'finance',
  from,
  params,
  body: z.object({ type: z.enum(bankFileTypes) }),
  answer: z.object({ name: z.string(), text: z.string() }),
  refuses: ['not_found', 'illegal_transition'],
})

/** Records that the bank did not send one payout of an open batch. The payout is pending again. */
export const failBatchItem = call('POST operator/batches/{id}/fail', {
  who: 'finance',
  from,
  params,
  body: z.object({ payout_id: id(), note: text(limits.text.line) }),
  answer: PayoutBatch,
  refuses: ['not_found', 'illegal_transition'],
})

/**
 * Records that the bank has sent the batch: settles each open payout with the bank's reference and the payout's own number. Payouts that cannot be
 * settled stay open and are returned with the reason.
 */
export const sendBatch = call('POST operator/batches/{id}/sent', {
  who: 'finance',
  from,
  params,
  body: z.object({ reference: text(limits.text.code).check(z.overwrite(latinDigits)) }),
  answer: z.object({
    batch: PayoutBatch,
    refused: z.array(z.object({ payout_id: z.number(), code: z.string(), message: z.string() })),
  }),
  refuses: ['not_found', 'illegal_transition', 'conflict'],
})

/** Ends an open batch of which nothing was sent. Its payouts are pending again. */
export const cancelBatch = call('POST operator/batches/{id}/cancel', {
  who: 'finance',
  from,
  params,
  body: z.object({}),
  answer: PayoutBatch,
  refuses: ['not_found', 'illegal_transition'],
})
