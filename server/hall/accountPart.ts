import { type AccountPart, exportedRows } from '../base/accountPart.ts'
import { saleOf } from './present.ts'
import { listSalesOf } from './selling/ownStore.ts'
import { blankPeopleOf, endStaffOf, listCards } from './store.ts'

/** Cards and sales in halls, for the export and removal of an account. Sales stay, like all trade records. */
export const hallPart: AccountPart = {
  name: 'halls',
  exportOf: async (db, userId) => {
    const [cards, sales] = await Promise.all([listCards(db, userId), listSalesOf(db, userId, exportedRows)])
    return {
      cards: cards.map(({ hall_id, name_ar, name_en, number, wallet }) => ({
        hall: { id: hall_id, ar: name_ar, en: name_en },
        number,
        wallet,
      })),
      sales: sales.map((row) => {
        const { seller, buyer, clerk, ...sale } = saleOf(row, 'ar')
        return { ...sale, side: row.is_seller ? 'seller' : 'buyer' }
      }),
    }
  },
  removeOf: async (tx, userId) => {
    await blankPeopleOf(tx, userId)
    await endStaffOf(tx, userId)
    return []
  },
}
