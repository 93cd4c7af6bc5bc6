import { request as sendHttp } from 'node:http'
import { text as textOf } from 'node:stream/consumers'
import type { Sql } from '#platform/database/db.ts'
import type { StaffRole, UserType } from '#shared/base/access/permissions.ts'
import type { Call, Who } from '#shared/base/call.ts'
import { beharCalls, integrationCalls } from '#shared/behar/calls.ts'
import { getIntegrationToken, type IntegrationToken } from '#shared/behar/contract.ts'
import { calls } from '#shared/calls.ts'
import { randomFrom } from '../../random.ts'
import { ask } from '../ask.ts'
import { addPerson } from '../trade/people.ts'
import { type HostileRequest, hostileRequests } from './calls.ts'

export interface HostileRun {
  /** Address of the market under test. */
  readonly url: string
  /** Address of the market's integration. */
  readonly beharUrl: string
  readonly db: Sql
  /** Minimum number of requests, spread evenly over all calls. */
  readonly count: number
  /** The seed of the requests; the same seed sends the same requests. */
  readonly seed: string
}

export interface HostileOutcome {
  readonly sent: number
  /** Answers by status. */
  readonly statuses: Readonly<Record<number, number>>
  /** Number of requests whose connection was reset before an answer, and that were therefore sent again. */
  readonly repeated: number
  /**
   * One text for each forbidden result: an answer with a 5xx or without the envelope, or no answer at all. The text names
   * the call, the fault of the request and the answer.
   */
  readonly failures: readonly string[]
}

/**
 * Sends hostile requests to every call of the market and of its integration, as a caller who may make the call, and
 * collects forbidden answers.
 */
export async function runHostile({ url, beharUrl, db, count, seed }: HostileRun): Promise<HostileOutcome> {
  const random = randomFrom(seed)
  const statuses: Record<number, number> = {}
  const failures: string[] = []
  let [sent, repeated] = [0, 0]
  const targets = [
    ...calls.map((call: Call) => ({ call, at: url })),
    ...beharCalls.map((call: Call) => ({ call, at: beharUrl })),
  ]
  const each = Math.ceil(count / targets.length)
  const queue = targets.map(({ call, at }) => ({ call, at, requests: hostileRequests(call, each, random) }))
  async function worker(): Promise<void> {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { token: main } = await addPerson(db, admitted[next.call.who])
      const token = withOwnToken.has(next.call.key) ? await integrationToken(beharUrl, main) : main
      for (const request of next.requests) {
        const answer = await sendHostile(next.at, request, token)
        sent += 1
        if (answer.tries > 1) repeated += 1
        statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
        if (answer.problem) failures.push(`${request.call.key}, ${request.fault}: ${answer.problem}`)
      }
    }
  }
  await Promise.all(Array.from({ length: 4 }, worker))
  return { sent, statuses, repeated, failures }
}

const withOwnToken: ReadonlySet<string> = new Set(integrationCalls.map(({ key }) => key))

/** Returns the integration's own token for a main token. */
async function integrationToken(url: string, token: string): Promise<string> {
  return (await ask<IntegrationToken>({ url }, getIntegrationToken.key, { token })).data.token
}

const admitted: Readonly<Record<Who, { readonly type?: UserType; readonly staff?: StaffRole }>> = {
  anyone: {},
  signed_in: {},
  seller: { type: 'local_seller' },
  bidder: { type: 'local_seller' },
  importer: { type: 'international_seller' },
  staff: { staff: 'administrator' },
  acting_staff: { staff: 'administrator' },
  editor: { staff: 'administrator' },
  finance: { staff: 'administrator' },
  administrator: { staff: 'administrator' },
}

interface HostileAnswer {
  /** The status; 0 means that there was no answer. */
  readonly status: number
  readonly tries: number
  readonly problem?: string
}

/**
 * Sends a request. If a server refuses a body without reading it, the connection is reset while the client still writes,
 * and the reset can arrive before the answer. Such a request is sent again; three resets in a row are a failure.
 */
export async function sendHostile(
  url: string,
  request: HostileRequest,
  token: string,
): Promise<HostileAnswer> {
  for (let tries = 1; ; tries += 1) {
    const answer = await answerTo(url, request, token).catch((error: Error) => error)
    if (!(answer instanceof Error)) return { ...answer, tries, ...problemOf(request, answer) }
    if (tries === 3) return { status: 0, tries, problem: `no answer: ${answer.message}` }
  }
}

function problemOf({ host }: HostileRequest, { status, text }: Answer): { readonly problem?: string } {
  if (status >= 500) return { problem: `${status} ${text.slice(0, 300)}` }
  // Node itself refuses an address that is too long and a malformed request, so these refusals have no envelope.
  if (status >= 400 && status !== 431 && !(host && status === 400) && !isFailure(text))
    return { problem: `${status} without the envelope` }
  return {}
}

interface Answer {
  readonly status: number
  readonly text: string
}

/** Sends a request with `node:http`, because `fetch` sets the Host header and the target by itself. */
function answerTo(
  url: string,
  { call, path, body, headers, host }: HostileRequest,
  token: string,
): Promise<Answer> {
  const { hostname, port } = new URL(url)
  const target = `/api/${path}`
  return new Promise((resolve, reject) => {
    const sending = sendHttp({
      hostname,
      port,
      method: call.method,
      setHost: false,
      agent: false,
      path: host?.target ? `http://evil.example${target}` : target,
      headers: {
        ...headers,
        host: host?.name ?? `${hostname}:${port}`,
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
      },
    })
    // A write error counts only if there is no answer, because a server may answer before it has read the body.
    let isAnswered = false
    sending.on('error', (error) => isAnswered || reject(error))
    sending.once('response', (answer) => {
      isAnswered = true
      const status = answer.statusCode ?? 0
      if (call.stream && status === 200) {
        answer.destroy()
        resolve({ status, text: '' })
      } else textOf(answer).then((text) => resolve({ status, text }), reject)
    })
    sending.end(body)
  })
}

function isFailure(text: string): boolean {
  try {
    const { code, message } = JSON.parse(text) as { code?: unknown; message?: unknown }
    return typeof code === 'string' && typeof message === 'string'
  } catch {
    return false
  }
}
