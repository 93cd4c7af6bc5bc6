import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { sendBatch } from '../operator/bank/batches.ts'
import { settlePayout } from '../operator/contract.ts'
import { confirmBank } from './contract.ts'

it('bank references in Arabic-Indic digits are converted to Latin digits', () => {
  const { transfer_reference } = confirmBank.body.shape
  for (const reference of [
    transfer_reference,
    settlePayout.body.shape.reference,
    sendBatch.body.shape.reference,
  ])
    expect(z.parse(reference, 'FT٢٦۳۳٢٠٠١')).toBe('FT26332001')
})
