import type { OwnAuction } from '#shared/auctions/selling.ts'

/**
 * What its owner may still change: everything while nobody has bid, details and pictures after that, since people bid on
 * what they saw; nothing once nobody can get it any more (contract 2, product/update).
 */
export function editable({
  status,
  bids_count,
}: Pick<OwnAuction, 'status' | 'bids_count'>): 'everything' | 'words' | 'nothing' {
  if (status === 'ordered' || status === 'unsold' || status === 'void') return 'nothing'
  return bids_count === 0 ? 'everything' : 'words'
}
