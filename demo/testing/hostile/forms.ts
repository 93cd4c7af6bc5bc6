import type { Random } from '../../random.ts'
import { hostileValues, type Json } from './values.ts'

/** A hostile form body and its headers. */
interface HostileForm {
  readonly fault: string
  readonly body: Buffer
  readonly headers: Readonly<Record<string, string>>
}

/**
 * One part of a form. Its texts are written as Latin-1, so that a character up to U+00FF becomes one byte of the header.
 */
interface Part {
  readonly name: string
  readonly value: string | Buffer
  readonly filename?: string
  /** Header lines that replace the usual ones. */
  readonly head?: string
}

/** The file fields of a form, from the OpenAPI document of its call. */
export function fileFieldsOf(properties: Readonly<Record<string, object>> = {}): string[] {
  return Object.entries(properties).flatMap(([name, schema]) =>
    JSON.stringify(schema).includes('"binary"') ? [name] : [],
  )
}

/** Generates a form that is valid except for one hostile part: a name, a value, a part's header or the whole body. */
export function hostileForm(sent: Json, fileFields: readonly string[], random: Random): HostileForm {
  const usual = usualParts(sent, fileFields, random)
  const make = random.pick([intoFile, intoField, oddName, oddValue, oddKind, oddHead, manyParts, oddWhole])
  return make(usual, random)
}

function usualParts(sent: Json, fileFields: readonly string[], random: Random): Part[] {
  const texts = Object.entries(sent ?? {}).flatMap(([name, value]) =>
    fileFields.includes(name) ? [] : textParts(name, value),
  )
  const files = fileFields.map((name) => ({ name, filename: 'file', value: random.pick(fileBytes) }))
  return random.chance(0.5) ? [...texts, ...files] : [...files, ...texts]
}

function textParts(name: string, value: Json): Part[] {
  if (value === null || typeof value !== 'object') return [{ name, value: String(value) }]
  return Object.entries(value).flatMap(([step, inner]) => textParts(`${name}[${step}]`, inner))
}

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const table = Buffer.from('date,reference,amount\n2026-01-05,FT1,10.00\n')
const fileBytes = [picture, picture.subarray(0, 20), table, Buffer.alloc(0), Buffer.alloc(3_000, 0xff)]

type Make = (usual: readonly Part[], random: Random) => HostileForm

/** Property paths that lead into a file. */
const fileSteps = [
  ...['name', 'path', 'size', 'digest', 'digest][0', 'head', 'head][0', 'head][length'],
  ...['sender', 'sender][id', 'sender][gone', 'sender][gone][aborted', 'sender][gone][addEventListener'],
]

/**
 * Generates forms that contain only files and a text for one property path into a file. A call without other required fields
 * accepts the files.
 */
export function formsIntoFiles(fileFields: readonly string[]): HostileForm[] {
  return fileFields.flatMap((name) =>
    fileSteps.map((step) => {
      const file = { name, filename: 'file', value: name === 'file' ? table : picture }
      return formOf(`${name}[${step}] alone`, [file, { name: `${name}[${step}]`, value: 'x' }])
    }),
  )
}

/** Property paths below a field: properties of files, senders, lists, bytes and objects, and unknown properties. */
const steps = [
  ...fileSteps,
  ...['map', 'length', 'push', 'constructor', 'constructor][prototype', '__proto__', '__proto__][x', 'then'],
  ...['', '0', '0][path', '0][sender][id', '00', '999', '1000', '-1', '1e3', ' ', '0][0][0][0'],
]

const intoFile: Make = (usual, random) => {
  const { name } = random.pick(usual.filter(({ filename }) => filename !== undefined))
  return below(usual, name, random)
}

const intoField: Make = (usual, random) => below(usual, random.pick(usual).name, random)

function below(usual: readonly Part[], name: string, random: Random): HostileForm {
  const part = { name: `${name}[${random.pick(steps)}]`, value: 'x' }
  const further = random.chance(0.2) ? [{ ...part, filename: 'file', value: picture }] : []
  return formOf(`a part ${part.name}`, random.chance(0.8) ? [...usual, part, ...further] : [part, ...usual])
}

const names = [
  ...['', '[', ']', '[]', '[][]', '[0]', 'a[', 'a]', 'a[[b]]', 'a[b][c][d][e]', '__proto__', 'toString'],
  ...['constructor[prototype][admin]', 'a'.repeat(5_000), 'x[y]'.repeat(500), '\u0000', '\u00ff\u00fe'],
  ...['%00', '\u00ed\u00a0\u0080', 'a"; filename="b', 'a\\"b', "a' or 1=1", ' image ', 'image\t'],
]

const oddName: Make = (usual, random) => {
  const name = random.pick(names)
  const at = random.whole(0, usual.length - 1)
  const parts = usual.map((part, place) => (place === at ? { ...part, name } : part))
  return formOf(`${usual[at]?.name} named ${JSON.stringify(name.slice(0, 40))}`, parts)
}

const oddValue: Make = (usual, random) => {
  const [fault, value] = random.pick(hostileValues)
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const at = random.whole(0, usual.length - 1)
  const bytes = random.chance(0.1) ? Buffer.from([0xed, 0xa0, 0x80, 0xff]) : Buffer.from(text)
  const parts = usual.map((part, place) => (place === at ? { ...part, value: bytes } : part))
  return formOf(`${usual[at]?.name}: ${fault}`, parts)
}

/** Sends a text in place of a file, or a file in place of a text, alone or together with the right part. */
const oddKind: Make = (usual, random) => {
  const part = random.pick(usual)
  const { filename, ...text } = part
  const other =
    filename === undefined ? { ...part, filename: 'file', value: picture } : { ...text, value: 'x' }
  const parts = usual.flatMap((one) => (one !== part ? [one] : random.chance(0.5) ? [other] : [one, other]))
  return formOf(`${part.name} of the other kind`, parts)
}

const heads: readonly ((name: string) => string)[] = [
  () => '',
  () => 'no colon',
  () => ': no name',
  () => 'content-disposition: form-data',
  (name) => `content-disposition: attachment; name="${name}"; filename="file"`,
  (name) => `content-disposition: form-data; name=${name}; filename=`,
  (name) => `content-disposition: form-data; name="${name}`,
  (name) => `content-disposition: form-data; name="${name}"; name="image"; name="images[path]"`,
  (name) => `content-disposition: form-data; name*=UTF-8''${name}%ED%A0%80; filename*=UTF-8''%ED%A0%80`,
  (name) => `content-disposition: form-data; name="${name}"; filename*=x'y'%`,
  (name) => `content-disposition: form-data; name="${name}"; filename="${'a'.repeat(20_000)}"`,
  (name) => `content-disposition: form-data; name="${name}"; filename="../../../etc/passwd"`,
  (name) => `content-disposition: form-data; name="${name}"; filename="a\u0000b\u00ff\u00ed\u00a0\u0080.png"`,
  (name) => `content-disposition: form-data; name="${name}"; filename="\u00e2\u0080\u00ae.png"`,
  (name) => `content-disposition: form-data; name="${name}"\r\ncontent-type: text/plain; charset=utf-7`,
  (name) => `content-disposition: form-data; name="${name}"\r\ncontent-type: \u00ff/\u0000; charset="`,
  (name) =>
    `content-disposition: form-data; name="${name}"; filename="a"\r\ncontent-transfer-encoding: base64`,
  (name) => `${usualHead({ name, value: '' })}\r\n${'x-a: b\r\n'.repeat(200)}x-c: d`,
  (name) => `${usualHead({ name, value: '' })}\r\nx-long: ${'a'.repeat(100_000)}`,
  (name) => `${usualHead({ name, value: '' })}\r\nx-\u0000\u00ff: \u0000\u0001\u007f`,
  (name) => `${usualHead({ name, value: '' })}\ncontent-type: text/plain`,
]

const oddHead: Make = (usual, random) => {
  const at = random.whole(0, usual.length - 1)
  const head = random.pick(heads)(usual[at]?.name ?? '')
  const parts = usual.map((part, place) => (place === at ? { ...part, head } : part))
  return formOf(`${usual[at]?.name} with the header ${JSON.stringify(head.slice(0, 80))}`, parts)
}

const manyParts: Make = (usual, random) => {
  const { name, value, filename } = random.pick(usual)
  const [fault, more] = random.pick<readonly [string, (place: number) => Part]>([
    ['of its own name', () => ({ name, value: filename ? value : 'x', ...(filename && { filename }) })],
    ['of a list', () => ({ name: `${name}[]`, value: 'x' })],
    ['at places of a list', (place) => ({ name: `${name}[${place}]`, value: 'x' })],
    ['of other names', (place) => ({ name: `f${place}`, value: '' })],
    ['files', (place) => ({ name: `f${place}`, value: picture, filename: 'file' })],
    ['at steps of one field', (place) => ({ name: `${name}[s${place}][t]`, value: 'x' })],
  ])
  const count = random.pick([2, 10, 199, 300, 1_000])
  const parts = Array.from({ length: count }, (_, place) => more(place))
  return formOf(`${count} parts ${fault} beside ${name}`, [...usual, ...parts])
}

const boundary = 'form-of-a-test'
const typeOf = (sent: string) => `multipart/form-data; boundary=${sent}`

/** Hostile bodies with their content type, each derived from a valid body. */
const wholes: readonly (readonly [string, (whole: Buffer) => Buffer, string])[] = [
  ['an empty body', () => Buffer.alloc(0), typeOf(boundary)],
  ['no end', (whole) => whole.subarray(0, -8), typeOf(boundary)],
  ['a half', (whole) => whole.subarray(0, whole.length / 2), typeOf(boundary)],
  ['a quarter', (whole) => whole.subarray(0, whole.length / 4), typeOf(boundary)],
  ['an end alone', () => Buffer.from(`--${boundary}--\r\n`), typeOf(boundary)],
  ['two ends', (whole) => Buffer.concat([whole, whole]), typeOf(boundary)],
  ['no part', () => Buffer.from(`--${boundary}\r\n\r\n--${boundary}\r\n\r\n`), typeOf(boundary)],
  ['lines without CR', (whole) => latin1(String(whole).replaceAll('\r', '')), typeOf(boundary)],
  ['bytes in front', (whole) => Buffer.concat([Buffer.alloc(70_000, 0x2d), whole]), typeOf(boundary)],
  ['boundaries alone', () => Buffer.from(`--${boundary}\r\n`.repeat(2_000)), typeOf(boundary)],
  ['another boundary', (whole) => whole, typeOf('another')],
  ['a long boundary', (whole) => whole, typeOf('b'.repeat(5_000))],
  ['an empty boundary', (whole) => whole, typeOf('""')],
  ['a boundary of dashes', (whole) => whole, typeOf('----')],
  ['no boundary', (whole) => whole, 'multipart/form-data'],
  ['two boundaries', (whole) => whole, `${typeOf(boundary)}; boundary=another`],
  ['an odd charset', (whole) => whole, `${typeOf(boundary)}; charset=utf-7`],
  ['multipart/mixed', (whole) => whole, `multipart/mixed; boundary=${boundary}`],
  ['the type of other forms', (whole) => whole, 'application/x-www-form-urlencoded'],
  ['the type of JSON', (whole) => whole, 'application/json'],
]

const oddWhole: Make = (usual, random) => {
  const [fault, change, type] = random.pick(wholes)
  return {
    fault: `a form with ${fault}`,
    body: change(formOf('', usual).body),
    headers: { 'content-type': type },
  }
}

function formOf(fault: string, parts: readonly Part[]): HostileForm {
  const written = parts.flatMap((part) => [
    latin1(`--${boundary}\r\n${part.head ?? usualHead(part)}\r\n\r\n`),
    Buffer.from(part.value),
    latin1('\r\n'),
  ])
  return {
    fault: `form data, ${fault}`,
    body: Buffer.concat([...written, latin1(`--${boundary}--\r\n`)]),
    headers: { 'content-type': typeOf(boundary) },
  }
}

function usualHead({ name, filename }: Part): string {
  const file = filename === undefined ? '' : `; filename="${filename}"\r\ncontent-type: image/png`
  return `content-disposition: form-data; name="${name}"${file}`
}

const latin1 = (text: string) => Buffer.from(text, 'latin1')
