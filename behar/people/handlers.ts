import type { Caller } from '#platform/http/caller.ts'
import { handle } from '#platform/http/http.ts'
import { getIntegrationToken, renewIntegrationToken } from '#shared/behar/contract.ts'
import { type IssueDeps, issueToken } from './actions.ts'
import type { MainPeople } from './mainPeople.ts'

export function peopleHandlers(deps: IssueDeps & { readonly people: MainPeople }) {
  const issue = (caller: Caller) => issueToken(deps, { caller, ...deps.people.sessionOf(caller) })
  return [
    handle(getIntegrationToken, (_input, { caller }) => issue(caller)),
    handle(renewIntegrationToken, (_input, { caller }) => issue(caller)),
  ]
}
