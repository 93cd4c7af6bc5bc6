import type { FastifyInstance } from 'fastify'
import { type Authenticate, callerOf } from '#platform/http/caller.ts'
import { answerMs, inTime } from '#platform/http/inTime.ts'
import { Refusal } from '#shared/base/errors.ts'
import { uploadsBase } from '#shared/base/paths.ts'
import { type Files, privateFolders } from './files.ts'
import { pictureName, sendPicture } from './media.ts'

/** The owners of a private picture: one, several or none. `path` is the path of the 640 form below /uploads/. */
export type OwnerOf = (path: string) => Promise<number | readonly number[] | undefined>

/**
 * Serves private pictures to their owners and to staff, by bearer token. Everybody else gets the answer for a missing
 * picture (contract 1, "base", "not yours").
 */
export function servePrivateFiles(
  app: FastifyInstance,
  { files, authenticate }: { readonly files: Files; readonly authenticate: Authenticate },
  owners: Readonly<Partial<Record<(typeof privateFolders)[number], OwnerOf>>>,
): void {
  for (const folder of privateFolders) {
    app.get<{ Params: { name: string } }>(
      `${uploadsBase}${folder}/:name`,
      { config: { counts: 'caller' } },
      async (request, reply) => {
        const { name } = request.params
        const requireAccess = async () => {
          const caller = await callerOf(request, authenticate)
          if (!caller || !pictureName.test(name)) throw new Refusal('not_found')
          const found = await owners[folder]?.(`${folder}/${name.replace(pictureName, '$1-640.webp')}`)
          const ids = [found ?? []].flat()
          if (ids.length === 0 || !(ids.includes(caller.id) || caller.staff !== null))
            throw new Refusal('not_found')
        }
        await inTime(answerMs, requireAccess())
        // Pages fetch these pictures with the token. If a picture is opened in another way, the browser saves it as a
        // file.
        reply
          .header('content-disposition', `attachment; filename="${name}"`)
          .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
        return sendPicture(reply, files, `${folder}/${name}`, 'private, no-store')
      },
    )
  }
}
