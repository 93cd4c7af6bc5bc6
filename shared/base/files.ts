import * as z from 'zod/mini'
import type { FieldProblem } from './errors.ts'
import { problem, sentAs } from './fields.ts'

/** The file fields of forms. */

/** The sender of a form. */
export interface Sender {
  /** The person's id, or the client address when not signed in. */
  readonly id: number | string
  /** An AbortSignal that is aborted when the client disconnects before its answer. */
  readonly gone: {
    readonly aborted: boolean
    addEventListener(type: 'abort', listener: () => void, options: { readonly once: true }): void
  }
}

/**
 * An immutable file of form data. Its bytes are in a temporary file, which is deleted when the call is answered. Only the server creates instances.
 */
export class UploadedFile {
  readonly name: string
  readonly path: string
  readonly size: number
  /** SHA-256 of the bytes. */
  readonly digest: Uint8Array
  /** The first bytes, which identify the format. */
  readonly head: Uint8Array
  readonly sender: Sender

  constructor(name: string, stored: Omit<UploadedFile, 'name'>) {
    this.name = name
    this.path = stored.path
    this.size = stored.size
    this.digest = stored.digest
    this.head = stored.head
    this.sender = Object.freeze(stored.sender)
    Object.freeze(this)
  }
}

/** A file as a browser sends it: a Blob or File. */
type SentFile = { readonly size: number; readonly type: string }

/** One or more files under one name. */
export function picturesUpTo(most: number) {
  const list = z
    .array(picture())
    .check(z.refine((files) => files.length <= most, problem({ code: 'too_many', bound: most })))
  const several = z.transform((sent: unknown) => (Array.isArray(sent) || sent === undefined ? sent : [sent]))
  return z.optional(
    sentAs<UploadedFile[] | undefined, readonly SentFile[] | SentFile>(z.pipe(several, z.optional(list))),
  )
}

/** A picture in form data; its bytes are checked when it is processed. */
export function picture() {
  return file({ code: 'picture' })
}

/** A picture or a PDF in form data; its bytes are checked when it is processed. */
export function paper() {
  return file({ code: 'paper' })
}

/** A voice note in form data; its bytes are checked when it is stored. */
export function voice() {
  return file({ code: 'choice' })
}

/** A CSV file in form data; its bytes are checked when it is read. */
export function csvFile() {
  return file({ code: 'csv' })
}

function file(fault: FieldProblem) {
  const stored = z
    .custom<UploadedFile>((value) => value instanceof UploadedFile, problem(fault))
    .check(
      z.refine(
        (value) => !(value instanceof UploadedFile) || value.size > 0,
        problem({ code: 'empty_file' }),
      ),
    )
  pictures.add(stored)
  return sentAs<UploadedFile, SentFile>(stored)
}

/** The schemas of files, for the OpenAPI document. */
export const pictures = new WeakSet<object>()
