import {
  isAsExpression,
  isAwaitExpression,
  isCallExpression,
  isNonNullExpression,
  isParenthesizedExpression,
  isPropertyAccessExpression,
  isSatisfiesExpression,
  type Node,
} from 'typescript/unstable/ast'
import type { Type } from 'typescript/unstable/sync'

/**
 * An expression together with the arguments of the functions that contain it. The arguments are found by the declaration of their
 * parameters.
 */
export interface Bound {
  readonly node: Node
  readonly scope: Scope
  /** The text of a value that has no expression, such as the key of an object. */
  readonly text?: string
}
export type Scope = ReadonlyMap<Node, Bound>

/** Returns the scope inside a called function: the outer scope, and the parameters with the arguments of the call. */
export function withArguments(
  parameters: readonly Node[],
  { call, scope }: { readonly call: readonly Node[]; readonly scope: Scope },
): Scope {
  const given = parameters.flatMap((parameter, place) => {
    const node = call[place]
    return node ? [[parameter, { node, scope }] as const] : []
  })
  return new Map([...scope, ...given])
}

/** The parts of a method call `of.name(...)`; undefined for other nodes. */
export function methodOf(node: Node) {
  if (!isCallExpression(node) || !isPropertyAccessExpression(node.expression)) return undefined
  const { expression, name } = node.expression
  return { of: expression, name: name.text, arguments: node.arguments }
}

export const nameOf = (name: Node) => name.getText().replaceAll("'", '')

/** The expression without parentheses, assertions and `await`. */
export function bare(node: Node): Node {
  const isWrapped =
    isParenthesizedExpression(node) ||
    isAsExpression(node) ||
    isSatisfiesExpression(node) ||
    isNonNullExpression(node) ||
    isAwaitExpression(node)
  return isWrapped ? bare(node.expression) : node
}

/** The values of a type that consists of literals; undefined for other types. */
export function literalsOf(type: Type | undefined): readonly string[] | undefined {
  if (!type) return undefined
  if (type.isStringLiteralType() || type.isNumberLiteralType()) return [String(type.value)]
  if (!type.isUnionType()) return undefined
  const values = type.getTypes().map(literalsOf)
  return values.every((one) => one !== undefined) ? values.flat() : undefined
}
