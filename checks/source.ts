import { posix } from 'node:path'
import { type ParseResult, parseSync } from 'vite'
import type { File } from './tree.ts'

/** One import of a module. */
export type Import = {
  /** As written in the source: `#shared/base/money.ts`, `./Card.tsx`, `react`. */
  readonly written: string
  /** A path of the project; undefined for packages and built-ins. */
  readonly target: string | undefined
  /** `type` is erased; `lazy` is loaded on demand. */
  readonly kind: 'value' | 'type' | 'lazy'
}

export type Module = {
  readonly path: string
  readonly imports: readonly Import[]
  readonly hasDefaultExport: boolean
  /** Number of re-exports from other modules of the project. */
  readonly reexports: number
}

/** Reads imports and exports from the syntax tree. Throws if the file is not valid TypeScript. */
export function moduleOf({ path, text }: File): Module {
  const { program, module } = parse({ path, text })
  const found: Import[] = []
  const add = (written: string, kind: Import['kind']) =>
    found.push({ written, target: targetOf(path, written), kind })

  visit(program, (node) => {
    if (node.type === 'ImportDeclaration') add(specifierOf(node.source), typed(node.importKind))
    if (node.type === 'ExportNamedDeclaration' && node.source)
      add(specifierOf(node.source), typed(node.exportKind))
    if (node.type === 'ExportAllDeclaration') add(specifierOf(node.source), typed(node.exportKind))
    if (node.type === 'ImportExpression' && isText(node.source)) add(specifierOf(node.source), 'lazy')
    if (node.type === 'TSImportType') add(specifierOf(node.source ?? node.argument), 'type')
  })

  const entries = module.staticExports.flatMap((statement) => statement.entries)
  return {
    path,
    imports: found,
    hasDefaultExport: entries.some(
      ({ exportName }) => exportName.kind === 'Default' || exportName.name === 'default',
    ),
    reexports: entries.filter(({ moduleRequest }) => /^[.#]/.test(moduleRequest?.value ?? '')).length,
  }
}

/** A node of the syntax tree; its fields depend on `type`. */
export type Node = { readonly type: string; readonly start: number; readonly end: number } & {
  readonly [field: string]: unknown
}

/** Calls `look` for the node and its descendants in source order, with the ancestors, nearest first. */
export function visit(
  node: unknown,
  look: (node: Node, above: readonly Node[]) => void,
  above: readonly Node[] = [],
): void {
  if (Array.isArray(node)) {
    for (const one of node) visit(one, look, above)
  } else if (isNode(node)) {
    look(node, above)
    for (const field of Object.values(node)) visit(field, look, [node, ...above])
  }
}

export function parse({ path, text }: File): ParseResult {
  const parsed = parseSync(path, text)
  const [error] = parsed.errors
  if (error) throw new Error(`${path} cannot be read: ${error.message}`)
  return parsed
}

/** The text of a string literal, or the fixed parts of a template. */
export function textOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type !== 'TemplateLiteral') return undefined
  const parts = node.quasis as readonly { readonly value: { readonly cooked: string } }[]
  return parts.map(({ value }) => value.cooked).join(' ')
}

export function isNode(value: unknown): value is Node {
  return value !== null && typeof value === 'object' && typeof (value as Node).type === 'string'
}

function isText(value: unknown): boolean {
  return (
    isNode(value) && textOf(value) !== undefined && (value.expressions as unknown[] | undefined)?.length !== 1
  )
}

function specifierOf(node: unknown): string {
  return textOf(node) ?? ''
}

function typed(kind: unknown): 'type' | 'value' {
  return kind === 'type' ? 'type' : 'value'
}

/** Resolves `#shared/…` and relative paths to a path of the project. */
function targetOf(from: string, written: string): string | undefined {
  const bare = written.replace(/\?.*$/, '')
  if (bare.startsWith('#')) return bare.slice(1)
  if (bare.startsWith('.')) return posix.join(posix.dirname(from), bare)
  return undefined
}
