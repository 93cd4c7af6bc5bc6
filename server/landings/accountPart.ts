import { type AccountPart, exportedRows } from '../base/accountPart.ts'
import { leaveLandings } from './ending.ts'
import { landingOf, ownReservationOf } from './present.ts'
import { listReservationsOf } from './reservationStore.ts'
import { listOf, loadLandings } from './store.ts'

/** Announced catches and reservations, for the export and removal of an account. */
export const landingsPart: AccountPart = {
  name: 'landings',
  exportOf: async (db, userId) => {
    const all = { page: 1, limit: exportedRows }
    const [own, reserved] = [await listOf(db, userId, all), await listReservationsOf(db, userId, all)]
    const landings = await loadLandings(
      db,
      reserved.data.map(({ landing_id }) => landing_id),
      exportedRows,
    )
    const reader = { locale: 'ar', now: new Date(0) } as const
    return {
      announced: own.data.map((row) => landingOf(row, reader)),
      reserved: reserved.data.flatMap((row) => {
        const landing = landings.find(({ id }) => id === row.landing_id)
        return landing ? [ownReservationOf(row, landing, reader)] : []
      }),
    }
  },
  removeOf: async (tx, userId) => {
    await leaveLandings(tx, userId)
    return []
  },
}
