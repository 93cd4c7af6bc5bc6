import type { Multipart } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { Call } from '#shared/base/call.ts'
import { type FieldProblem, Refusal } from '#shared/base/errors.ts'
import { UploadedFile } from '#shared/base/files.ts'
import { limits } from '#shared/base/limits.ts'
import type { FormFiles } from '../limits/uploads.ts'

/**
 * Reads the body of a call that is form data. `name[ar]` becomes `{ name: { ar } }`; a repeated name or `images[]` becomes
 * a list. Refuses a too large file with an error of its field, an invalid part name with 400, and other content types with
 * 415.
 */
export async function readBody(
  { form }: Call,
  request: FastifyRequest,
  stored: FormFiles | undefined,
): Promise<unknown> {
  if (!form || !stored) throw new Refusal('unsupported_media')
  try {
    return await readForm(request, form, stored)
  } catch (error) {
    // Reads and discards the rest of the body, so that the client reads the answer.
    request.raw.unpipe()
    request.raw.resume()
    if (error instanceof Refusal || 'statusCode' in (error as object)) throw error
    // The connection broke, or a part is malformed.
    throw new Refusal('bad_request')
  }
}

async function readForm(
  request: FastifyRequest,
  { files, bytes }: NonNullable<Call['form']>,
  stored: FormFiles,
): Promise<object> {
  const body: Tree = Object.create(null)
  const parts = request.parts({
    limits: {
      files,
      fileSize: bytes ?? limits.upload.bytes,
      fields: mostFields,
      fieldSize: limits.text.body * 4,
      fieldNameSize: 100,
      parts: mostFields + files,
      headerPairs: 20,
    },
  })
  for await (const part of parts) {
    const value = await readPart(part, stored, bytes)
    if (value !== undefined) put(body, stepsOf(part.fieldname), value)
  }
  return body
}

const mostFields = 200

async function readPart(
  part: Multipart,
  stored: FormFiles,
  most?: number,
): Promise<string | UploadedFile | undefined> {
  if (part.type === 'field') {
    if (part.valueTruncated) throw tooLong(part.fieldname)
    // Form data has CRLF line breaks, JSON has LF.
    return String(part.value).replaceAll('\r\n', '\n')
  }
  const file = await stored.store(part.filename, part.file as AsyncIterable<Uint8Array>)
  if (part.file.truncated) {
    const problem: FieldProblem = most
      ? { code: 'file_size', bound: most / (1024 * 1024) }
      : { code: 'picture_size' }
    throw new Refusal('too_large', { [stepsOf(part.fieldname).join('.')]: [problem] })
  }
  // Browsers send a file field without a file as a part that has no name and no bytes, so such a part is left out.
  return file.size === 0 && !file.name ? undefined : file
}

function tooLong(name: string): Refusal {
  const field = stepsOf(name).join('.')
  return new Refusal('validation_failed', { [field]: [{ code: 'too_long', bound: limits.text.body }] })
}

type Tree = { [step: string]: unknown }

/** Splits `products[0][quantity]` into its three steps; an empty last step means a list. */
function stepsOf(name: string): string[] {
  const steps = name.replace(/\]/g, '').split('[')
  const isValid = !steps.slice(0, -1).includes('') && !steps.some((step) => step in Object.prototype)
  if (steps.length > 4 || !isValid) throw new Refusal('bad_request')
  return steps
}

/** Sets a value at its path in `tree`. Only this function creates branches, so no name can set a property of a file. */
function put(tree: Tree, [step = '', ...further]: string[], value: unknown): void {
  if (Array.isArray(tree) && !isIndex(step)) throw new Refusal('bad_request')
  const known = tree[step]
  const [next] = further
  if (next === undefined || next === '') {
    const isList = next === '' || known !== undefined
    tree[step] = isList ? [...listOf(known), value] : value
    return
  }
  if (known === undefined) tree[step] = isIndex(next) ? [] : Object.create(null)
  else if (typeof known !== 'object' || known instanceof UploadedFile) throw new Refusal('bad_request')
  put(tree[step] as Tree, further, value)
}

const isIndex = (step: string) => /^(0|[1-9]\d{0,2})$/.test(step)

function listOf(known: unknown): readonly unknown[] {
  if (known === undefined) return []
  return Array.isArray(known) ? known : [known]
}
