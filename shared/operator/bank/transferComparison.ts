import { riyadhDay } from '../../base/dates.ts'
import { foldedReference } from '../../wallet/rules.ts'
import type { ConfirmationToDecide } from '../contract.ts'

/** A field of a reported transfer, and the value to which it is compared. */
export interface ComparedField {
  readonly field: 'amount' | 'day' | 'holder' | 'reference'
  readonly reported: string | number
  /** The value to compare with, and its source; null if there is nothing to compare. */
  readonly recorded: {
    readonly value: string | number
    readonly source: 'statement' | 'due' | 'account'
  } | null
  readonly same: boolean
}

type Compared = Pick<
  ConfirmationToDecide,
  'amount' | 'transferred_at' | 'account_holder' | 'transfer_reference' | 'checks' | 'line' | 'user'
>

/**
 * Compares a reported transfer field by field: with the bank statement if a line of it matches, otherwise with the amount
 * that is due; and the account holder with the name of the account. Amounts are in SAR, days are `YYYY-MM-DD` in Riyadh.
 */
export function compareTransfer(transfer: Compared): readonly ComparedField[] {
  const { amount, transferred_at, account_holder, transfer_reference, checks, line, user } = transfer
  const day = riyadhDay(new Date(transferred_at))
  const due = checks.due
  return [
    {
      field: 'amount',
      reported: amount,
      recorded: line
        ? { value: line.amount, source: 'statement' }
        : due && { value: due.amount, source: 'due' },
      same: line ? line.amount === amount : (due?.fits ?? true),
    },
    {
      field: 'day',
      reported: day,
      recorded: line?.day ? { value: line.day, source: 'statement' } : null,
      same: !line?.day || line.day === day,
    },
    {
      field: 'holder',
      reported: account_holder ?? '',
      recorded: { value: user.name, source: 'account' },
      same: checks.holder === 'fits',
    },
    {
      field: 'reference',
      reported: transfer_reference,
      recorded: line?.reference ? { value: line.reference, source: 'statement' } : null,
      same: !line?.reference || foldedReference(line.reference) === foldedReference(transfer_reference),
    },
  ]
}
