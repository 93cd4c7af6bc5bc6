import type { Refusal } from '../../../app/calls/api.ts'
import type { FieldErrors } from '../../../app/calls/formState.ts'

/** Moves the errors of all picture fields to the picture card. */
export function picturesAt({ errors }: Pick<Refusal, 'errors'>): FieldErrors {
  const [pictures, others] = [true, false].map((ofPictures) =>
    Object.entries(errors).filter(([field]) => isPicture(field) === ofPictures),
  )
  const texts = [...new Set(pictures?.flatMap(([, words]) => words))]
  return { ...(texts.length > 0 && { image: texts }), ...Object.fromEntries(others ?? []) }
}

const isPicture = (field: string) => /^(image|images|pictures|copy_of)(\.|$)/.test(field)

/** The form's own text for a refusal, if it is more precise than the server's. */
export function refusalText(
  { code }: Pick<Refusal, 'code'>,
  t: { readonly listedBefore: string; readonly noRoom: string },
): string | undefined {
  if (code === 'idempotency_mismatch') return t.listedBefore
  return code === 'storage_full' ? t.noRoom : undefined
}
