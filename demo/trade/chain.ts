/** The hash chain of the public record in SQL, as an independent check of shared/auctions/record.ts. */

const ms = (moment: string) => `floor(extract(epoch from ${moment}) * 1000)::bigint`
const sha256 = (text: string) => `sha256(convert_to(${text}, 'UTF8'))`
const hex = (bytes: string) => `encode(${bytes}, 'hex')`

/** The hash of the terms of an auction `a`, which is the previous link of its first bid. */
export function termsHash(moved = ''): string {
  const times = `${ms(`a.starts_at${moved}`)}, ${ms(`a.first_ends_at${moved}`)}`
  return sha256(
    `case a.way
      when 'dutch' then concat_ws(E'\\n', 'samak-dutch/1', a.product_id, a.starting_halalas, a.floor_halalas,
        a.min_increment_halalas, a.step_s, ${times})
      when 'sealed' then concat_ws(E'\\n', 'samak-sealed/1', a.product_id, a.starting_halalas, ${times})
      else concat_ws(E'\\n', 'samak-auction/1', a.product_id, a.starting_halalas, a.min_increment_halalas, a.soft_close_s,
        a.soft_cap_s, ${times}) end`,
  )
}

const mark = `left(${hex(sha256(`concat_ws(E'\\n', 'samak-bidder/1', ${hex('a.salt')}, b.bidder_id)`))}, 16)`

/** The hash of a bid `b` of an auction `a`, over the previous link. */
export function bidHash(previous: string, moved = ''): string {
  return sha256(
    `concat_ws(E'\\n', 'samak-bid/1', ${hex(previous)}, b.number, b.amount_halalas, ${mark}, b.automatic::int,
      ${ms(`b.at${moved}`)})`,
  )
}

/** The hash of a bid `b` of a tender `a` that opens the offer `o`, over the previous link. */
export function openedHash(previous: string): string {
  return sha256(
    `concat_ws(E'\\n', 'samak-opened/1', ${hex(previous)}, b.number, o.number, ${mark}, b.amount_halalas, ${hex('o.salt')})`,
  )
}

/** The commitment of a sealed offer `b` of a tender `a`. */
export const commitmentHash = sha256(
  `concat_ws(E'\\n', 'samak-commitment/1', b.auction_id, ${mark}, b.amount_halalas, ${hex('b.salt')})`,
)

/** The hash of a sealed offer `b` of a tender `a`, or of the entry that withdraws or bars an offer, over the previous link. */
export function offerHash(previous: string): string {
  return sha256(
    `case when b.ended is null
      then concat_ws(E'\\n', 'samak-offer/1', ${hex(previous)}, b.number, ${mark}, ${hex('b.commitment')}, ${ms('b.at')})
      else concat_ws(E'\\n', case b.ended when 'barred' then 'samak-offer-exclusion/1' else 'samak-withdrawal/1' end,
        ${hex(previous)}, b.number, ${mark}, ${ms('b.at')}) end`,
  )
}

/**
 * The hash of an exclusion `b` of an auction `a`, over the previous link. The exclusion follows the bid with its
 * `number`.
 */
export function exclusionHash(previous: string): string {
  return sha256(
    `concat_ws(E'\\n', case b.reason when 'rejected' then 'samak-rejection/1'
        when 'abandoned' then 'samak-abandonment/1' else 'samak-exclusion/1' end,
      ${hex(previous)}, b.number, ${mark}, ${ms('b.at')})`,
  )
}
