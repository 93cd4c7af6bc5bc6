import type { Config } from '#node/config.ts'
import type { Database } from '#node/db.ts'
import { handle } from '#node/http.ts'
import { Refusal } from '#shared/base/errors.ts'
import {
  closeRequest,
  createRequest,
  listMyRequests,
  listRequests,
  showRequest,
  updateRequest,
} from '#shared/requests/contract.ts'
import type { Files } from '../base/files.ts'

export const requestHandlers = (_deps: {
  readonly db: Database
  readonly files: Files
  readonly config: Pick<Config, 'REQUEST_DAYS'>
}) => [
  handle(createRequest, missing),
  handle(listMyRequests, missing),
  handle(listRequests, missing),
  handle(showRequest, missing),
  handle(updateRequest, missing),
  handle(closeRequest, missing),
]

function missing(): never {
  throw new Refusal('unavailable')
}
