import type { FastifyInstance } from 'fastify'
import type { Database } from '#platform/database/db.ts'
import { Refusal } from '#shared/base/errors.ts'
import { asLocale, defaultLocale } from '#shared/base/locale.ts'
import { messagePaths } from '#shared/base/paths.ts'
import type { AlertTokens } from '../notifications/alertTokens.ts'
import { endEmails } from '../notifications/settings/actions.ts'
import { deleteAlert } from './store.ts'

type Unsubscribing = { Params: { token: string }; Querystring: Record<string, unknown> }

/**
 * Serves the address of List-Unsubscribe in e-mails (RFC 8058). The mail program posts a form to it, which ends the alert or
 * the e-mails of the notification's group. A GET request ends nothing, because mail scanners open addresses too. It is
 * redirected to the page that ends the alert after a click, or to the settings.
 */
export function serveUnsubscribe(
  app: FastifyInstance,
  { db, tokens }: { readonly db: Database; readonly tokens: AlertTokens },
): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/,
      { parseAs: 'string', bodyLimit: longestForm },
      (_request, body, done) => done(null, body),
    )
    const path = messagePaths.unsubscribe(':token')

    scope.post<Unsubscribing>(path, async ({ params, body }, reply) => {
      if (!oneClick.test(String(body))) throw new Refusal('bad_request')
      const id = tokens.alertOf(params.token)
      const emails = tokens.emailsOf(params.token)
      if (id !== undefined) await deleteAlert(db, id)
      else if (emails) await endEmails(db, emails)
      else throw new Refusal('not_found')
      return reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('OK')
    })

    scope.get<Unsubscribing>(path, async ({ params, query }, reply) => {
      const locale = asLocale(query.lang) ?? defaultLocale
      reply.header('cache-control', 'no-store')
      if (tokens.emailsOf(params.token))
        return reply.redirect(`${messagePaths.notifications()}?lang=${locale}`, 303)
      if (tokens.alertOf(params.token) === undefined) throw new Refusal('not_found')
      const [page, token] = messagePaths.endAlert(params.token).split('#')
      return reply.redirect(`${page}?lang=${locale}#${token}`, 303)
    })
  })
}

/** The field `List-Unsubscribe=One-Click`, in either encoding of a form. */
const oneClick = /\bList-Unsubscribe(?:=|"\r?\n(?:[^\r\n]+\r?\n)*\r?\n)One-Click\b/
const longestForm = 2_000
