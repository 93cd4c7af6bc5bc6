import type { Caller } from '#node/caller.ts'
import { type Context, handle } from '#node/http.ts'
import { Refusal } from '#shared/base/errors.ts'
import {
  closeRequest,
  createRequest,
  listMyRequests,
  listRequests,
  showRequest,
  updateRequest,
} from '#shared/requests/contract.ts'
import type { Search } from '../products/search.ts'
import { askForFish, changeRequest, closeRequestOf, type RequestDeps } from './actions.ts'
import { listOpen, listOwn } from './lists.ts'
import { showTo } from './show.ts'

export const requestHandlers = (deps: RequestDeps & { readonly search: Pick<Search, 'withNames'> }) => [
  handle(createRequest, ({ body }, context) => askForFish(deps, asking(context), body)),

  handle(updateRequest, ({ params, body }, context) =>
    changeRequest(deps, asking(context), { id: params.id, change: body }),
  ),

  handle(closeRequest, ({ params }, context) => closeRequestOf(deps, asking(context), params.id)),

  handle(listMyRequests, ({ query }, context) => listOwn(deps, query, asking(context))),

  handle(listRequests, ({ query }, context) => listOpen(deps, query, context)),

  handle(showRequest, ({ params }, context) => showTo(deps.db, params.id, context)),
]

/** The edge has let in only who is signed in. */
function asking(context: Context): Context & { readonly caller: Caller } {
  const { caller } = context
  if (!caller) throw new Refusal('unauthenticated')
  return { ...context, caller }
}
