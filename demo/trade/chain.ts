/** The hash chain of the public record in SQL, as an independent check of shared/auctions/record.ts. */

const ms = (moment: string) => `floor(extract(epoch from ${moment}) * 1000)::bigint`
const sha256 = (text: string) => `sha256(convert_to(${text}, 'UTF8'))`
const hex = (bytes: string) => `encode(${bytes}, 'hex')`

/** The hash of the terms of an auction `a`, which is the previous link of its first bid. */
export function termsHash(moved = ''): string {
  return sha256(
    `concat_ws(E'\\n', 'samak-auction/1', a.product_id, a.starting_halalas, a.min_increment_halalas, a.soft_close_s,
      a.soft_cap_s, ${ms(`a.starts_at${moved}`)}, ${ms(`a.first_ends_at${moved}`)})`,
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
