import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Clock } from '#platform/clock.ts'
import { type Authenticate, callerOf } from '#platform/http/caller.ts'
import { answerMs, inTime } from '#platform/http/inTime.ts'
import { Refusal } from '#shared/base/errors.ts'
import { uploadsBase } from '#shared/base/paths.ts'
import { type Files, privateFolders } from '../files.ts'
import { pictureName, sendFile, sendPicture } from '../media.ts'
import type { FileLinks } from './links.ts'

/** The owners of a private file: one, several or none. `path` is its path in `images`, below /uploads/. */
export type OwnerOf = (path: string) => Promise<number | readonly number[] | undefined>

export interface PrivateFilesDeps {
  readonly files: Files
  readonly authenticate: Authenticate
  readonly links: FileLinks
  readonly clock: Clock
}

/**
 * Serves private pictures and PDFs to their owners and to staff, by bearer token, and a PDF also by a signed address.
 * Everybody else gets the answer for a missing picture (contract 1, "base", "not yours").
 */
export function servePrivateFiles(
  app: FastifyInstance,
  { files, authenticate, links, clock }: PrivateFilesDeps,
  owners: Readonly<Partial<Record<(typeof privateFolders)[number], OwnerOf>>>,
): void {
  for (const folder of privateFolders) {
    const requireAccess = async (request: FastifyRequest, name: string) => {
      const caller = await callerOf(request, authenticate)
      if (!caller) throw new Refusal('not_found')
      const found = await owners[folder]?.(`${folder}/${name.replace(pictureName, '$1-640.webp')}`)
      const ids = [found ?? []].flat()
      if (ids.length === 0 || !(ids.includes(caller.id) || caller.staff !== null))
        throw new Refusal('not_found')
    }
    app.get<{ Params: { name: string }; Querystring: Record<string, unknown> }>(
      `${uploadsBase}${folder}/:name`,
      { config: { counts: 'caller' } },
      async (request, reply) => {
        const { name } = request.params
        const path = `${folder}/${name}`
        const isPdf = pdfName.test(name)
        if (!isPdf && !pictureName.test(name)) throw new Refusal('not_found')
        const { until = '', signature } = request.query
        const link = isPdf &&
          signature !== undefined && { until: String(until), signature: String(signature) }
        if (!link) await inTime(answerMs, requireAccess(request, name))
        else if (!links.isValid(path, link, await clock())) throw new Refusal('not_found')
        // Only a signed address opens a PDF in the browser; every other request downloads the file. A PDF may contain
        // scripts and is stored as it was sent, so the sandbox gives it an opaque origin. No referrer is sent, because
        // the signed address must not reach other sites.
        reply
          .header('content-disposition', `${link ? 'inline' : 'attachment'}; filename="${name}"`)
          .header(
            'content-security-policy',
            `default-src 'none'; ${link ? "style-src 'unsafe-inline'; " : ''}frame-ancestors 'none'; sandbox`,
          )
          .header('referrer-policy', 'no-referrer')
        const cache = 'private, no-store'
        return isPdf
          ? sendFile(reply, files, path, { cache, type: 'application/pdf' })
          : sendPicture(reply, files, path, cache)
      },
    )
  }
}

/** The file name of an uploaded PDF. */
const pdfName = /^[0-9a-f]{32}\.pdf$/
