import { handle } from '#platform/http/http.ts'
import {
  closeRequest,
  createRequest,
  listMyRequests,
  listRequests,
  showRequest,
  updateRequest,
} from '#shared/requests/contract.ts'
import type { Search } from '../products/search/search.ts'
import { changeRequest, closeRequestOf, type RequestDeps, submitRequest } from './asking/actions.ts'
import { listOpen, listOwn } from './lists/lists.ts'
import { showTo } from './show.ts'

export const requestHandlers = (deps: RequestDeps & { readonly search: Pick<Search, 'withNames'> }) => [
  handle(createRequest, ({ body }, context) => submitRequest(deps, context, body)),

  handle(updateRequest, ({ params, body }, context) =>
    changeRequest(deps, context, { id: params.id, change: body }),
  ),

  handle(closeRequest, ({ params }, context) => closeRequestOf(deps, context, params.id)),

  handle(listMyRequests, ({ query }, context) => listOwn(deps, query, context)),

  handle(listRequests, ({ query }, context) => listOpen(deps, query, context)),

  handle(showRequest, ({ params }, context) => showTo(deps.db, params.id, context)),
]
