import type { Caller } from '#platform/http/caller.ts'
import { handle } from '#platform/http/http.ts'
import { getIntegrationToken, renewIntegrationToken } from '#shared/behar/contract.ts'
import { type GiveDeps, giveToken } from './actions.ts'
import type { MainPeople } from './askMain.ts'

export function peopleHandlers(deps: GiveDeps & { readonly people: MainPeople }) {
  const give = (caller: Caller) => giveToken(deps, { caller, ...deps.people.sessionOf(caller) })
  return [
    handle(getIntegrationToken, (_input, { caller }) => give(caller)),
    handle(renewIntegrationToken, (_input, { caller }) => give(caller)),
  ]
}
