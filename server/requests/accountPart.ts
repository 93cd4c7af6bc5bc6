import type { Sql } from '#platform/database/db.ts'
import { toRiyals } from '#shared/base/money.ts'
import { grams, toKilograms } from '#shared/base/quantity.ts'
import { requestNumber } from '#shared/requests/rules.ts'
import type { AccountPart } from '../base/accountPart.ts'
import { pictureUrl } from '../base/images/pictures.ts'
import { deleteIfUnused } from '../base/images/store.ts'
import {
  blankWordsOf,
  listOffersOf,
  listRequestsOf,
  type OfferedRow,
  type OwnRequestRow,
} from './accountStore.ts'
import { leaveRequests } from './asking/leaving.ts'

/**
 * The account part of requests. Its removal also ends the person's offers, because all affected requests must be locked in the
 * order of their ids.
 */
export const requestsPart: AccountPart = {
  name: 'requests',
  exportOf: async (db, userId) => (await listRequestsOf(db, userId)).map(exportedRequest),
  removeOf: async (tx, userId) => {
    await leaveRequests(tx, userId, { by: 'removal' })
    return deletePictures(tx, await blankWordsOf(tx, userId))
  },
}

/** The account part of offers. It has no removal, because {@link requestsPart} ends the offers. */
export const offersPart: AccountPart = {
  name: 'offers',
  exportOf: async (db, userId) => (await listOffersOf(db, userId)).map(exportedOffer),
}

/** Deletes only pictures that no other row references; an order keeps the picture of its request. */
async function deletePictures(tx: Sql, ids: readonly number[]): Promise<string[]> {
  const paths: string[] = []
  for (const id of ids) {
    const path = await deleteIfUnused(tx, id)
    if (path !== undefined) paths.push(path)
  }
  return paths
}

function exportedRequest({
  quantity_grams,
  weight_grams: weight,
  price_halalas: price,
  ...row
}: OwnRequestRow) {
  return {
    ...row,
    number: requestNumber(row.id),
    quantity: toKilograms(grams(quantity_grams)),
    weight: weight === null ? null : toKilograms(grams(weight)),
    price: price === null ? null : toRiyals(price),
    image: pictureUrl(row.image),
  }
}

function exportedOffer({ request_id, quantity_grams, price_halalas, ...row }: OfferedRow) {
  return {
    ...row,
    product_request_id: request_id,
    quantity: toKilograms(grams(quantity_grams)),
    price: toRiyals(price_halalas),
  }
}
