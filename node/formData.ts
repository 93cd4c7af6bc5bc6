import type { Multipart } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { Call } from '#shared/base/call.ts'
import { type FieldProblem, Refusal } from '#shared/base/errors.ts'
import type { UploadedFile } from '#shared/base/fields.ts'
import { limits } from '#shared/base/limits.ts'

/**
 * The body of a call: JSON, or form data where the call takes it. `name[ar]` becomes `{ name: { ar } }`, a repeated
 * name or `images[]` a list. A file beyond the limit is refused at its field, other kinds of body with 415.
 */
export async function readBody({ form }: Call, request: FastifyRequest): Promise<unknown> {
  if (!request.isMultipart()) return request.body
  if (!form) throw new Refusal('unsupported_media')
  try {
    return await readForm(request, form)
  } catch (error) {
    if (error instanceof Refusal || 'statusCode' in (error as object)) throw error
    // A connection that was cut, or parts that are none.
    throw new Refusal('bad_request')
  }
}

async function readForm(
  request: FastifyRequest,
  { files, bytes }: NonNullable<Call['form']>,
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
    const value = await readPart(part, bytes)
    if (value !== undefined) put(body, stepsOf(part.fieldname), value)
  }
  return body
}

const mostFields = 200

async function readPart(part: Multipart, most?: number): Promise<string | UploadedFile | undefined> {
  if (part.type === 'field') {
    if (part.valueTruncated) throw tooLong(part.fieldname)
    return String(part.value)
  }
  const chunks: Uint8Array[] = []
  for await (const chunk of part.file) chunks.push(chunk as Uint8Array)
  if (part.file.truncated) {
    const problem: FieldProblem = most
      ? { code: 'file_size', bound: most / (1024 * 1024) }
      : { code: 'picture_size' }
    throw new Refusal('too_large', { [stepsOf(part.fieldname).join('.')]: [problem] })
  }
  const bytes = Buffer.concat(chunks)
  // A browser sends a file field that was left alone as one without name and bytes.
  return bytes.length === 0 ? undefined : { name: part.filename, bytes }
}

function tooLong(name: string): Refusal {
  const field = stepsOf(name).join('.')
  return new Refusal('validation_failed', { [field]: [{ code: 'too_long', bound: limits.text.body }] })
}

type Tree = { [step: string]: unknown }

/** `products[0][quantity]` to its three steps; an empty step at the end says that a list is meant. */
function stepsOf(name: string): string[] {
  const steps = name.replace(/\]/g, '').split('[')
  if (steps.length > 4 || steps.some((step) => step in Object.prototype)) throw new Refusal('bad_request')
  return steps
}

function put(tree: Tree, [step = '', ...further]: string[], value: unknown): void {
  const [next] = further
  if (next === undefined) {
    const known = tree[step]
    tree[step] = known === undefined ? value : [...(Array.isArray(known) ? known : [known]), value]
    return
  }
  if (next === '') {
    tree[step] = [...(Array.isArray(tree[step]) ? tree[step] : []), value]
    return
  }
  const known = tree[step]
  if (known === undefined) tree[step] = /^\d{1,3}$/.test(next) ? [] : Object.create(null)
  else if (typeof known !== 'object') throw new Refusal('bad_request')
  put(tree[step] as Tree, further, value)
}
