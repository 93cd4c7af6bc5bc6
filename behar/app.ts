import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { type Clock, databaseClock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/database/db.ts'
import { serveHealth } from '#platform/health.ts'
import type { Caller } from '#platform/http/caller.ts'
import { serveCalls } from '#platform/http/calls.ts'
import { type ApiOptions, type Handler, openHttp } from '#platform/http/http.ts'
import { lazyOpenApi } from '#platform/http/openapi.ts'
import type { Log } from '#platform/logs/log.ts'
import { canView } from '#shared/base/access/permissions.ts'
import type { Call } from '#shared/base/call.ts'
import { Refusal } from '#shared/base/errors.ts'
import { beharCalls, integrationCalls, mainTokenCalls } from '#shared/behar/calls.ts'
import { boardHandlers } from './boards/handlers.ts'
import { openWithholding } from './boards/withholding.ts'
import { allowSite } from './cors.ts'
import { migrationsFolder } from './db/schema.ts'
import { dealHandlers } from './deals/handlers.ts'
import { openNotices } from './deals/notices.ts'
import { masterHandlers } from './masters/handlers.ts'
import { peopleHandlers } from './people/handlers.ts'
import { openKeys } from './people/keys.ts'
import { type MainPeople, openMainPeople } from './people/mainPeople.ts'
import { openTokens } from './people/tokens.ts'
import { subscriptionHandlers } from './subscriptions/handlers.ts'
import { openRenewals } from './subscriptions/renewals.ts'

export interface BeharOptions {
  readonly config: Config
  /** The database with the integration's own schema. */
  readonly db: Database
  readonly log: Log
  readonly clock?: Clock
  /** Validates every answer against its call's schema; used in tests and development. */
  readonly checkAnswers?: boolean
  /** The address of the site, without a trailing slash. */
  readonly siteUrl: () => string
  /** The origins whose pages may read the answers. */
  readonly origins: () => readonly string[]
  /** The service that identifies callers; by default, the main API. */
  readonly people?: MainPeople
  /** Whether the schema is migrated; until then every call is answered with 503. */
  readonly isReady?: () => boolean
}

/**
 * Creates the integration service. Its calls accept a token of the main market or one of the integration (contract, section
 * 6).
 */
export async function createBehar({
  config,
  db,
  log,
  clock = databaseClock(db),
  checkAnswers = false,
  siteUrl,
  origins,
  people = openMainPeople({ siteUrl, verifyMobile: config.VERIFY_MOBILE, log }),
  isReady = () => true,
}: BeharOptions): Promise<FastifyInstance> {
  const keys = openKeys({ db, tokenS: config.BEHAR_TOKEN_S, clock })
  const withholding = openWithholding({ db, people, log })
  const notices = openNotices({ db, people, log })
  const renewals = openRenewals({ db, people, log })
  const tokens = openTokens({
    keys,
    async authenticateMain(token) {
      const caller = await people.authenticate(token)
      if (caller && canView(caller.type, 'beharMarket')) {
        await withholding.check(token)
        await notices.send(caller.id, token)
      }
      return caller
    },
    tokenS: config.BEHAR_TOKEN_S,
    clock,
  })
  const sessionOf = (caller: Caller) => people.sessionOf(tokens.mainCallerOf(caller))
  const handlers = handlersOf([
    ...peopleHandlers({ db, tokens, people, renewals, trialDays: config.BEHAR_TRIAL_DAYS }),
    ...subscriptionHandlers({ db, log, renewals, people, tokens }),
    ...masterHandlers(db),
    ...boardHandlers({ db, notices, sessionOf }),
    ...dealHandlers({ db, notices, sessionOf }),
  ])
  const options: ApiOptions = {
    log,
    clock,
    checkAnswers,
    authenticate: tokens.authenticate,
    rateLimits: config.RATE_LIMITS,
    trustProxy: config.TRUST_PROXY,
  }
  const app = await openHttp(options)
  allowSite(app, origins)
  app.addHook('onRequest', async ({ url }) => {
    if (url.startsWith('/api/') && !isReady()) throw new Refusal('unavailable')
  })
  serveHealth(app, { config, db, migrationsFolder })
  const document = lazyOpenApi(beharCalls, { title: 'Behar market', version })
  app.get('/api/openapi.json', () => document())
  const of = (calls: readonly Call[]) => handlers.filter(({ call }) => calls.includes(call))
  serveCalls(app, of(mainTokenCalls), { ...options, authenticate: people.authenticate })
  serveCalls(app, of(integrationCalls), options)
  return app
}

/** Throws unless each call of the table has exactly one handler. */
function handlersOf(handlers: readonly Handler[]): readonly Handler[] {
  const wrong = beharCalls.filter(({ key }) => handlers.filter(({ call }) => call.key === key).length !== 1)
  if (wrong.length > 0) {
    throw new Error(`calls without exactly one handler: ${wrong.map(({ key }) => key).join(', ')}`)
  }
  return handlers
}

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string
}
