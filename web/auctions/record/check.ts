import type { AuctionRecord } from '#shared/auctions/contract.ts'
import type { Sha256 } from '#shared/auctions/misfit.ts'
import { checkRecord, type Verdict } from '#shared/auctions/recordCheck.ts'

/**
 * Verifies a record in the browser. Null if the browser has no SubtleCrypto, which needs a secure context (https or
 * localhost). `onProgress` gets the number of bids that are verified so far, at intervals.
 */
export function checkHere(
  record: AuctionRecord,
  onProgress: (checked: number) => void,
): Promise<Verdict> | null {
  const subtle = globalThis.crypto?.subtle
  if (!subtle) return null
  const encoder = new TextEncoder()
  const sha256: Sha256 = async (text) => hexOf(await subtle.digest('SHA-256', encoder.encode(text)))
  return checkRecord(record, sha256, (checked) => {
    if (checked % everyBids === 0) onProgress(checked)
  })
}

const everyBids = 250

function hexOf(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
