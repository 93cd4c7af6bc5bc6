import type { Database } from '#platform/database/db.ts'
import { handle } from '#platform/http/http.ts'
import {
  addAlert,
  changeAlert,
  endAlert,
  listAlerts,
  removeAlert,
  showAlert,
} from '#shared/alerts/contract.ts'
import { Refusal } from '#shared/base/errors.ts'
import type { AlertTokens } from '../notifications/alertTokens.ts'
import { addAlertOf, changeAlertOf, removeAlertOf } from './actions.ts'
import { presentAlert } from './present.ts'
import { deleteAlert, findAlert, listAlertsOf } from './store.ts'

export function alertHandlers({ db, tokens }: { readonly db: Database; readonly tokens: AlertTokens }) {
  /** Refuses: not_found for a token that this market did not sign. */
  const alertOf = (token: string): number => {
    const id = tokens.alertOf(token)
    if (id === undefined) throw new Refusal('not_found')
    return id
  }
  return [
    handle(listAlerts, async (_input, { caller, locale }) =>
      (await listAlertsOf(db, caller.id)).map((row) => presentAlert(row, locale)),
    ),

    handle(addAlert, async ({ body }, { caller, locale }) =>
      presentAlert(await addAlertOf(db, caller.id, body, locale), locale),
    ),

    handle(changeAlert, async ({ params, body }, { caller, locale }) =>
      presentAlert(await changeAlertOf(db, caller.id, params.id, body), locale),
    ),

    handle(removeAlert, async ({ params }, { caller }) => {
      await removeAlertOf(db, caller.id, params.id)
      return {}
    }),

    handle(showAlert, async ({ body: { token } }, { locale }) => {
      const row = await findAlert(db, alertOf(token))
      if (!row) throw new Refusal('not_found')
      const { kind, fish, market, coast, origin, price } = presentAlert(row, locale)
      return { kind, fish, market, coast, origin, price }
    }),

    handle(endAlert, async ({ body: { token } }) => {
      await deleteAlert(db, alertOf(token))
      return {}
    }),
  ]
}
