import type { Database } from '#platform/database/db.ts'
import { handle } from '#platform/http/http.ts'
import {
  addAddress,
  changeAddress,
  listAddresses,
  removeAddress,
  setDefaultAddress,
} from '#shared/addresses/contract.ts'
import { addAddressOf, changeAddressOf, removeAddressOf, setDefaultOf } from './actions.ts'
import { addressOf } from './present.ts'
import { listAddressesOf } from './store.ts'

export const addressHandlers = (db: Database) => [
  handle(listAddresses, async (_input, { caller, locale }) =>
    (await listAddressesOf(db, caller.id)).map((row) => addressOf(row, locale)),
  ),

  handle(addAddress, async ({ body }, { caller, locale }) =>
    addressOf(await addAddressOf(db, caller.id, body), locale),
  ),

  handle(changeAddress, async ({ params, body }, { caller, locale }) =>
    addressOf(await changeAddressOf(db, caller.id, params.id, body), locale),
  ),

  handle(removeAddress, async ({ params }, { caller }) => {
    await removeAddressOf(db, caller.id, params.id)
    return {}
  }),

  handle(setDefaultAddress, async ({ params }, { caller, locale }) =>
    addressOf(await setDefaultOf(db, caller.id, params.id), locale),
  ),
]
