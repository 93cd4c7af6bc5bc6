import type { Sql } from '#platform/database/db.ts'
import type { UploadedFile } from '#shared/base/files.ts'
import type { Files } from '../../base/files.ts'
import { recordImage } from '../../base/images/images.ts'
import { removeFiles, withUploads } from '../../base/images/upload.ts'
import { type Acting, askReturn } from '../progress/actions.ts'

interface ReturnForm {
  readonly reason: string
  readonly images?: readonly UploadedFile[] | undefined
}

/**
 * Requests a return with pictures, which both sides and staff can see. `run` provides the transaction. If the call is a
 * repetition, its pictures are deleted again. Refuses files that are not pictures, at their fields.
 */
export function returnWithPictures<Answer>(
  files: Files,
  { reason, images = [] }: ReturnForm,
  run: (ask: (tx: Sql, acting: Acting) => Promise<void>) => Promise<Answer>,
): Promise<Answer> {
  const uploads = images.map(
    (file, place) => ({ folder: 'returns', field: `images.${place}`, file }) as const,
  )
  return withUploads(files, uploads, async (written) => {
    let stored = false
    const answer = await run(async (tx, acting) => {
      const imageIds: number[] = []
      for (const image of written) imageIds.push((await recordImage(tx, image)).id)
      await askReturn(tx, acting, { reason, imageIds })
      stored = true
    })
    if (!stored) {
      await removeFiles(
        files,
        written.map(({ path }) => path),
      )
    }
    return answer
  })
}
