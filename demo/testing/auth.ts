import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SignedIn } from '#shared/auth/contract.ts'
import type { Failure } from '#shared/base/errors.ts'
import { readOutbox, type StoredMessage } from './outbox.ts'
import { openTestMarket, type TestMarket } from './server.ts'
import { type Newcomer, openNewcomers } from './trade/newcomers.ts'

/** A market for tests of sign-up and sign-in, with its own outbox. */
export interface AuthMarket extends TestMarket {
  newcomer(): Newcomer
  post(path: string, body?: unknown, token?: string, headers?: Record<string, string>): Promise<Answered>
  /** Sends the body unchanged, even if it is not valid JSON. */
  postText(path: string, body: string, headers?: Record<string, string>): Promise<Answered>
  messagesTo(mobile: string): Promise<StoredMessage[]>
  users(mobile: string): Promise<Record<string, unknown>[]>
}

export interface Answered {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly body: Envelope
}

/** The union of the answers and refusals of these calls; the status determines which fields exist. */
interface Envelope extends Omit<Failure, 'errors'> {
  readonly errors: Readonly<Record<string, readonly string[]>>
  readonly data: SignedIn
}

export async function openAuthMarket(seed: string, env: Record<string, string> = {}): Promise<AuthMarket> {
  const dataDir = await mkdtemp(join(tmpdir(), 'samak-auth-'))
  const market = await openTestMarket({ env: { DATA_DIR: dataDir, ...env } })
  const postText: AuthMarket['postText'] = async (path, body, headers = {}) => {
    const answer = await fetch(`${market.url}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    })
    const text = await answer.text()
    return { status: answer.status, headers: answer.headers, text, body: JSON.parse(text) as Envelope }
  }
  return {
    ...market,
    newcomer: openNewcomers(seed),
    postText,
    post: (path, body, token, headers = {}) =>
      postText(path, body === undefined ? '' : JSON.stringify(body), {
        ...headers,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      }),
    messagesTo: (mobile) => readOutbox(dataDir, mobile),
    users: (mobile) => market.db.query({ text: 'select * from users where mobile = $1', values: [mobile] }),
    async close() {
      await market.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
