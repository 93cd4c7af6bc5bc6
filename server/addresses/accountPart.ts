import type { AccountPart } from '../base/accountPart.ts'
import { type AddressRow, deleteAddressesOf, listAddressesOf } from './store.ts'

/** The account part of the address book. */
export const addressesPart: AccountPart = {
  name: 'addresses',
  exportOf: async (db, userId) => (await listAddressesOf(db, userId)).map(exported),
  removeOf: async (tx, userId) => {
    await deleteAddressesOf(tx, userId)
    return []
  },
}

function exported({ delivered: _, city_id: __, city_ar, city_en, region_ar, region_en, ...row }: AddressRow) {
  return { ...row, city: { ar: city_ar, en: city_en }, region: { ar: region_ar, en: region_en } }
}
