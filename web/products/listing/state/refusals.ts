import type { Refusal } from '../../../app/calls/api.ts'
import type { FieldErrors } from '../../../app/calls/formState.ts'

/** Everything that is wrong with the pictures in one place. */
export function picturesAt({ errors }: Pick<Refusal, 'errors'>): FieldErrors {
  const [pictures, others] = [true, false].map((ofPictures) =>
    Object.entries(errors).filter(([field]) => isPicture(field) === ofPictures),
  )
  const told = [...new Set(pictures?.flatMap(([, words]) => words))]
  return { ...(told.length > 0 && { image: told }), ...Object.fromEntries(others ?? []) }
}

const isPicture = (field: string) => /^(image|images|pictures|copy_of)(\.|$)/.test(field)

/** What is said of a refusal that the forms of goods and of requests know better. */
export function saidOf(
  { code }: Pick<Refusal, 'code'>,
  t: { readonly listedBefore: string; readonly noRoom: string },
): string | undefined {
  if (code === 'idempotency_mismatch') return t.listedBefore
  return code === 'storage_full' ? t.noRoom : undefined
}
