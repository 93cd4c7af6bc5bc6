import {
  type CallExpression,
  isCallExpression,
  isFunctionDeclaration,
  isIdentifier,
  isPropertyAccessExpression,
  type Node,
} from 'typescript/unstable/ast'
import { API, type Checker, type Project, SymbolFlags, type Type, TypeFlags } from 'typescript/unstable/sync'
import { lineOf, root } from '../tree.ts'
import { type Texts, textsOf } from './sqlText.ts'
import { type Scope, withArguments } from './syntax.ts'

/** The JavaScript kind that the driver returns for a PostgreSQL value. */
export type Kind = 'number' | 'string' | 'boolean' | 'Date' | 'Buffer' | 'object' | 'unknown' | `${string}[]`

export interface DeclaredColumn {
  readonly name: string
  readonly kinds: readonly Kind[]
  readonly nullable: boolean
  /** True for a property that is declared as `name?:`. */
  readonly optional: boolean
}

/** A call of `query` whose rows have a type. */
export interface Call {
  /** The place of the call in the source, such as `server/auctions/store.ts:12`. */
  readonly place: string
  readonly columns: readonly DeclaredColumn[]
  readonly sql: Texts
}

/** Every call of `Sql.query` in the given projects, with the row type that the compiler resolves. */
export function readCalls(folders: readonly string[]): readonly Call[] {
  const api = new API()
  try {
    const configs = folders.map((folder) => `${root}/${folder}/tsconfig.json`)
    const snapshot = api.updateSnapshot({ openProjects: configs })
    return configs.flatMap((config) => {
      const project = snapshot.getProject(config)
      if (!project) throw new Error(`${config} cannot be read`)
      return callsOf(project, config.replace('tsconfig.json', ''))
    })
  } finally {
    api.close()
  }
}

function callsOf({ program, checker }: Project, folder: string): readonly Call[] {
  const files = program
    .getSourceFileNames()
    .filter((name) => name.startsWith(folder))
    .flatMap((name) => program.getSourceFile(name) ?? [])
  const calls = files.flatMap(callsIn)
  return calls.filter(isQuery).flatMap((query) => {
    const row = rowOf(checker, query)
    if (!row || row.flags & TypeFlags.AnyOrUnknown) return []
    const isGeneric = (row.flags & TypeFlags.TypeParameter) !== 0
    const direct = isGeneric ? nothing : read(query, none)
    if (direct.texts.length > 0)
      return [{ place: placeOf(query), columns: columnsOf(checker, row), sql: direct }]
    const uses = usesOf(checker, query, calls).map(({ at, scope }) => ({ at, sql: read(query, scope) }))
    if (!isGeneric) {
      const texts = uses.flatMap(({ sql }) => sql.texts)
      return [{ place: placeOf(query), columns: columnsOf(checker, row), sql: { texts, isWhole: false } }]
    }
    return uses.flatMap(({ at, sql }) => {
      const [argument] = at.typeArguments ?? []
      const given = argument && checker.getTypeFromTypeNode(argument)
      if (!given || given.flags & TypeFlags.TypeParameter) return []
      return [{ place: placeOf(at), columns: columnsOf(checker, given), sql }]
    })
  })

  function read({ arguments: [statement] }: CallExpression, scope: Scope): Texts {
    return statement ? textsOf(checker, { node: statement, scope }) : nothing
  }
}

const nothing: Texts = { texts: [], isWhole: false }
const none: Scope = new Map()

function callsIn(node: Node): readonly CallExpression[] {
  const found: CallExpression[] = isCallExpression(node) ? [node] : []
  node.forEachChild((child) => void found.push(...callsIn(child)))
  return found
}

const isQuery = ({ expression, arguments: given }: CallExpression) =>
  isPropertyAccessExpression(expression) && expression.name.text === 'query' && given.length === 1

function placeOf(node: Node): string {
  const file = node.getSourceFile()
  return `${file.fileName.slice(root.length + 1)}:${lineOf(file.text, node.getStart())}`
}

/** The type of the rows of a query: `Row` of `Promise<Row[]>`; undefined for other calls of that name. */
function rowOf(checker: Checker, call: Node): Type | undefined {
  const promise = checker.getTypeAtLocation(call)
  const [rows] = promise?.isTypeReference() ? checker.getTypeArguments(promise) : []
  return rows?.isTypeReference() && checker.isArrayType(rows) ? checker.getTypeArguments(rows)[0] : undefined
}

/** The calls of the function that contains a query, with their arguments. */
function usesOf(checker: Checker, query: Node, calls: readonly CallExpression[]) {
  const within = functionAround(query)
  const name = within?.name?.text
  return calls.flatMap((at) => {
    if (!within || !isIdentifier(at.expression) || at.expression.text !== name) return []
    const symbol = checker.getSymbolAtLocation(at.expression)
    const target = symbol && (symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol)
    if (target?.valueDeclaration?.resolve() !== within) return []
    return [{ at, scope: withArguments(within.parameters, { call: at.arguments, scope: none }) }]
  })
}

function functionAround(node: Node) {
  for (let one = node.parent; one; one = one.parent) if (isFunctionDeclaration(one)) return one
  return undefined
}

function columnsOf(checker: Checker, row: Type): readonly DeclaredColumn[] {
  return checker.getPropertiesOfType(row).map((column) => {
    const type = checker.getTypeOfSymbol(column)
    return {
      name: column.name,
      kinds: type ? [...new Set(kindsOf(checker, type))] : ['unknown'],
      nullable: type !== undefined && isNullable(type),
      optional: (column.flags & SymbolFlags.Optional) !== 0,
    }
  })
}

const isNullable = (type: Type): boolean =>
  (type.flags & (TypeFlags.Null | TypeFlags.AnyOrUnknown)) !== 0 ||
  (type.isUnionType() && type.getTypes().some(isNullable))

function kindsOf(checker: Checker, type: Type): readonly Kind[] {
  const { flags } = type
  if (flags & TypeFlags.Nullable) return []
  if (type.isUnionType()) return type.getTypes().flatMap((one) => kindsOf(checker, one))
  // In a branded type, the first part of the intersection is the type and the second part is the brand, so only the first
  // part counts.
  if (type.isIntersectionType())
    return type
      .getTypes()
      .slice(0, 1)
      .flatMap((one) => kindsOf(checker, one))
  if (flags & TypeFlags.StringLike) return ['string']
  if (flags & TypeFlags.NumberLike) return ['number']
  if (flags & (TypeFlags.Boolean | TypeFlags.BooleanLiteral)) return ['boolean']
  if (!(flags & TypeFlags.Object)) return ['unknown']
  if (type.isTypeReference() && checker.isArrayLikeType(type)) {
    return checker
      .getTypeArguments(type)
      .flatMap((one) => kindsOf(checker, one).map((kind): Kind => `${kind}[]`))
  }
  const name = type.getSymbol()?.name
  return name === 'Date' || name === 'Buffer' ? [name] : ['object']
}
