import { statusOf } from '#shared/auctions/engine.ts'
import type { Locale } from '#shared/base/locale.ts'
import { toRiyals } from '#shared/base/money.ts'
import { grams, toKilograms } from '#shared/base/quantity.ts'
import { personName } from '#shared/base/text/masks.ts'
import { auctionNames, requestNames } from '#shared/operator/codeNames.ts'
import type { AuctionBehind, ListedAuction, ListedRequest } from '#shared/operator/orders.ts'
import { requestNumber } from '#shared/requests/rules.ts'
import { statusAt } from '#shared/requests/status.ts'
import { stateOf } from '../../auctions/row.ts'
import { factsOf } from '../../requests/row.ts'
import { type FileShape, fileMoment } from '../tables/files.ts'
import type { ListedAuctionRow, ListedRequestRow, VoidedRow } from './store.ts'

/** The reader, with language and time. */
export interface MarketReader {
  readonly reader: number
  readonly locale: Locale
  readonly now: Date
}

export function listedAuction(
  row: ListedAuctionRow,
  { reader, locale }: Pick<MarketReader, 'reader' | 'locale'>,
): ListedAuction {
  const { id, current_halalas: current } = row
  return {
    id,
    name: row[`name_${locale}`],
    status: statusOf(stateOf(row), row.clock.getTime()),
    seller: { id: row.seller_id, name: personName(row, locale) },
    quantity: toKilograms(grams(row.lot_grams)),
    starting_price: toRiyals(row.starting_halalas),
    current_price: current === null ? null : toRiyals(current),
    bids_count: row.bids_count,
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    hidden: row.hidden,
    own: row.seller_id === reader || row.bidders,
  }
}

export function voidedBy(row: VoidedRow | undefined, locale: Locale): AuctionBehind['voided'] {
  if (!row) return null
  const { at, note, actor_id: actor, f_name, l_name } = row
  const named = actor !== null && f_name !== null && l_name !== null
  return {
    by: named ? { id: actor, name: personName({ f_name, l_name }, locale) } : null,
    at: at.toISOString(),
    note,
  }
}

export function listedRequest(row: ListedRequestRow, { reader, locale, now }: MarketReader): ListedRequest {
  const { id, title, body, closes_at, price_halalas: price } = row
  const status = statusAt(factsOf(row), now)
  return {
    id,
    number: requestNumber(id),
    title,
    body,
    status,
    closed_by: status === 'closed' ? (row.closed_by ?? 'clock') : null,
    asker: { id: row.asker_id, name: personName(row, locale) },
    fish: row[`fish_${locale}`],
    city: row[`city_${locale}`],
    quantity: toKilograms(grams(row.quantity_grams)),
    price: price === null ? null : toRiyals(price),
    offers_count: row.offers_count,
    closes_at: closes_at.toISOString(),
    at: row.created_at.toISOString(),
    own: row.asker_id === reader || row.offered,
  }
}

export const auctionsFile: FileShape<ListedAuction> = {
  headings: {
    ar: [
      ...['الرقم', 'السلعة', 'الحالة', 'رقم البائع', 'البائع', 'الكمية (كجم)', 'سعر البداية (ريال)'],
      ...['السعر الحالي (ريال)', 'المزايدات', 'يبدأ', 'ينتهي'],
    ],
    en: [
      ...['Number', 'Goods', 'State', 'Seller number', 'Seller', 'Quantity (kg)', 'Starting (SR)'],
      ...['Current (SR)', 'Bids', 'Starts', 'Ends'],
    ],
  },
  cells: (row, locale) => [
    ...[row.id, row.name, auctionNames[row.status][locale], row.seller.id, row.seller.name, row.quantity],
    ...[row.starting_price.toFixed(2), row.current_price?.toFixed(2), row.bids_count],
    ...[fileMoment(row.starts_at), fileMoment(row.ends_at)],
  ],
}

export const requestsFile: FileShape<ListedRequest> = {
  headings: {
    ar: [
      ...['الرقم', 'الوقت', 'العنوان', 'الحالة', 'رقم الطالب', 'الطالب', 'السمك', 'المدينة'],
      ...['الكمية (كجم)', 'السعر (ريال للكجم)', 'العروض', 'يُغلق'],
    ],
    en: [
      ...['Number', 'Time', 'Title', 'State', 'Asker number', 'Asker', 'Fish', 'City'],
      ...['Quantity (kg)', 'Price (SR per kg)', 'Offers', 'Closes'],
    ],
  },
  cells: (row, locale) => [
    ...[
      row.number,
      fileMoment(row.at),
      row.title,
      requestNames[row.status][locale],
      row.asker.id,
      row.asker.name,
      row.fish,
      row.city,
    ],
    ...[row.quantity, row.price?.toFixed(2), row.offers_count, fileMoment(row.closes_at)],
  ],
}
