import type { Caller } from '#node/caller.ts'
import { handle } from '#node/http.ts'
import { Refusal } from '#shared/base/errors.ts'
import { getIntegrationToken, renewIntegrationToken } from '#shared/behar/contract.ts'
import { type GiveDeps, giveToken } from './actions.ts'
import type { MainPeople } from './askMain.ts'

export function peopleHandlers(deps: GiveDeps & { readonly people: MainPeople }) {
  const give = (caller: Caller | undefined, now: Date) => {
    if (!caller) throw new Refusal('unauthenticated')
    return giveToken(deps, { caller, name: deps.people.nameOf(caller) }, now)
  }
  return [
    handle(getIntegrationToken, (_input, { caller, now }) => give(caller, now)),
    handle(renewIntegrationToken, (_input, { caller, now }) => give(caller, now)),
  ]
}
