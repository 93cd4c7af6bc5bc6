import { handle } from '#platform/http/http.ts'
import { Refusal } from '#shared/base/errors.ts'
import {
  announceLanding,
  cancelLanding,
  cancelReservation,
  confirmLanding,
  listLandings,
  listMyLandings,
  listMyReservations,
  reserveLanding,
  showLanding,
} from '#shared/landings/contract.ts'
import { announceLanding as announce } from './announcing.ts'
import { confirmLanding as confirm } from './confirming.ts'
import type { LandingDeps } from './deps.ts'
import { cancelLanding as cancel } from './ending.ts'
import { landingOf, ownLandingOf, ownReservationOf } from './present.ts'
import { listReservations, listReservationsOf } from './reservationStore.ts'
import { cancelReservation as endReservation, reserve } from './reserving.ts'
import { findLanding, listArriving, listOf, loadLandings } from './store.ts'

/** Arriving catches and their reservations (contract, section 2, Arriving catches). */
export const landingHandlers = (deps: LandingDeps) => [
  handle(listLandings, async ({ query }, { locale, now }) => {
    const page = await listArriving(deps.db, now, query)
    return { landings: { ...page, data: page.data.map((row) => landingOf(row, { locale, now })) } }
  }),

  handle(showLanding, async ({ params: { id } }, { locale, now }) => {
    const row = await findLanding(deps.db, id)
    if (!row) throw new Refusal('not_found')
    return landingOf(row, { locale, now })
  }),

  handle(announceLanding, ({ body }, context) => announce(deps, context, body)),

  handle(listMyLandings, async ({ query }, { caller, locale, now }) => {
    const page = await listOf(deps.db, caller.id, query)
    const reservations = await listReservations(
      deps.db,
      page.data.map(({ id }) => id),
    )
    return {
      landings: {
        ...page,
        data: page.data.map((row) => ownLandingOf(row, reservations, { locale, now })),
      },
    }
  }),

  handle(confirmLanding, ({ params: { id }, body: { quantity, price } }, context) =>
    confirm(deps, context, { id, weight: quantity, price }),
  ),

  handle(cancelLanding, ({ params: { id } }, context) => cancel(deps, context, id)),

  handle(reserveLanding, ({ params: { id }, body: { quantity } }, context) =>
    reserve(deps.db, context, { id, weight: quantity }),
  ),

  handle(listMyReservations, async ({ query }, { caller, locale, now }) => {
    const page = await listReservationsOf(deps.db, caller.id, query)
    const landings = await loadLandings(deps.db, [...new Set(page.data.map(({ landing_id }) => landing_id))])
    const reader = { locale, now }
    const data = page.data.flatMap((row) => {
      const landing = landings.find(({ id }) => id === row.landing_id)
      return landing ? [ownReservationOf(row, landing, reader)] : []
    })
    return { reservations: { ...page, data } }
  }),

  handle(cancelReservation, ({ params: { id } }, context) => endReservation(deps.db, context, id)),
]
