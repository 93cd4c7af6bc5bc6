import {
  isArrayLiteralExpression,
  isArrowFunction,
  isBinaryExpression,
  isBindingElement,
  isBlock,
  isCallExpression,
  isConditionalExpression,
  isElementAccessExpression,
  isFunctionDeclaration,
  isIdentifier,
  isIfStatement,
  isNoSubstitutionTemplateLiteral,
  isNumericLiteral,
  isObjectLiteralExpression,
  isParameterDeclaration,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isReturnStatement,
  isShorthandPropertyAssignment,
  isSpreadAssignment,
  isSpreadElement,
  isStringLiteral,
  isTemplateExpression,
  isVariableDeclaration,
  type Node,
} from 'typescript/unstable/ast'
import { type Checker, SymbolFlags, type Symbol as TsSymbol } from 'typescript/unstable/sync'
import { type Bound, bare, literalsOf, methodOf, nameOf, type Scope, withArguments } from './syntax.ts'

/** Thrown for a text that depends on values which exist only at run time. */
class Unreadable extends Error {}

/** The maximum number of texts that are read for one statement. */
const mostTexts = 24

/**
 * The SQL texts that a statement can have: an object with `text`, or a call that returns one. Constants and functions are
 * followed into their modules. Each branch of a condition and each literal of a parameter's type gives a text of its own;
 * within one text, the same condition always has the same value. Conditions of a `Where` become `true` and parameters
 * `null`, which changes no column of the result.
 */
export function textsOf(checker: Checker, statement: Bound): Texts {
  const texts = new Set<string>()
  const open: (readonly (readonly [string, number])[])[] = [[]]
  let isWhole = true
  for (let next = open.pop(); next && texts.size < mostTexts; next = open.pop()) {
    const choices = new Map(next)
    const choose: Choose = (key, count) => {
      const chosen = choices.get(key)
      if (chosen !== undefined) return chosen
      for (let other = 1; other < count; other += 1) open.push([...choices, [key, other]])
      choices.set(key, 0)
      return 0
    }
    try {
      texts.add(new Reader(checker, choose).text(statement))
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      isWhole = false
    }
  }
  return { texts: [...texts], isWhole }
}

export interface Texts {
  readonly texts: readonly string[]
  /** Whether every branch could be read. */
  readonly isWhole: boolean
}

/** Chooses one of `count` values; returns the same choice for the same key. */
type Choose = (key: string, count: number) => number

class Reader {
  readonly #checker: Checker
  readonly #choose: Choose

  constructor(checker: Checker, choose: Choose) {
    this.#checker = checker
    this.#choose = choose
  }

  text(statement: Bound): string {
    return this.#string(this.#property(statement, 'text'))
  }

  #string(bound: Bound): string {
    if (bound.text !== undefined) return bound.text
    const { scope } = bound
    const node = bare(bound.node)
    if (isStringLiteral(node) || isNoSubstitutionTemplateLiteral(node) || isNumericLiteral(node))
      return node.text
    if (isTemplateExpression(node)) {
      const spans = node.templateSpans.map(
        ({ expression, literal }) => this.#string({ node: expression, scope }) + literal.text,
      )
      return node.head.text + spans.join('')
    }
    if (isBinaryExpression(node) && node.operatorToken.getText() === '+') {
      const [left, right] = [node.left, node.right].map((one) => this.#string({ node: one, scope })) as [
        string,
        string,
      ]
      return /^\d+$/.test(left + right) ? String(Number(left) + Number(right)) : left + right
    }
    return this.#placeholder(node) ?? this.#joined(node, scope) ?? this.#value({ node, scope })
  }

  /** The value of a name, property or call; if it is unknown, one of the literals of its type. */
  #value({ node, scope }: Bound): string {
    try {
      return this.#string(this.#resolve({ node, scope }))
    } catch (error) {
      const values = literalsOf(this.#checker.getTypeAtLocation(node))
      const value = values?.[this.#choose(node.getText(), values.length)]
      if (value === undefined) throw error
      return value
    }
  }

  /** Replaces a value that only selects rows and does not change the columns. */
  #placeholder(node: Node): string | undefined {
    const method = methodOf(node)
    if (
      method &&
      /^(put|add|today)$/.test(method.name) &&
      /^(Where|Parameters)$/.test(this.#typeName(method.of))
    ) {
      return 'null'
    }
    if (isCallExpression(node) && node.expression.getText() === 'Number') return 'null'
    if (!isPropertyAccessExpression(node) || node.name.text !== 'text') return undefined
    return this.#typeName(node.expression) === 'Where' ? 'true' : undefined
  }

  #typeName(node: Node): string {
    const type = this.#checker.getTypeAtLocation(node)
    return type ? this.#checker.typeToString(type) : ''
  }

  /** Returns the text of `list.join(separator)`. */
  #joined(node: Node, scope: Scope): string | undefined {
    const method = methodOf(node)
    if (method?.name !== 'join') return undefined
    const separator = method.arguments[0] ? this.#string({ node: method.arguments[0], scope }) : ','
    return this.#elements({ node: method.of, scope })
      .map((one) => this.#string(one))
      .join(separator)
  }

  /** The elements of an array literal, or the keys of an object, also after `map`. */
  #elements(bound: Bound): readonly Bound[] {
    const { scope } = bound
    const node = bare(bound.node)
    if (isArrayLiteralExpression(node)) {
      return node.elements.flatMap((one) =>
        isSpreadElement(one) ? this.#elements({ node: one.expression, scope }) : [{ node: one, scope }],
      )
    }
    const method = methodOf(node)
    const [argument] = method?.arguments ?? []
    if (method?.name === 'keys' && argument) {
      const type = this.#checker.getTypeAtLocation(argument)
      const keys = type ? this.#checker.getPropertiesOfType(type) : []
      if (keys.length === 0) throw new Unreadable(node.getText())
      return keys.map(({ name }) => ({ node, scope, text: name }))
    }
    if (method?.name === 'map' && argument && isArrowFunction(argument)) {
      const [parameter] = argument.parameters
      return this.#elements({ node: method.of, scope }).map((one) => ({
        node: argument.body,
        scope: new Map([...scope, ...(parameter ? [[parameter, one] as const] : [])]),
      }))
    }
    return this.#elements(this.#resolve({ node, scope }))
  }

  /** The expression to which a name, a property, a condition or a call refers. */
  #resolve({ node, scope }: Bound): Bound {
    if (isIdentifier(node)) return this.#named(this.#checker.getSymbolAtLocation(node), scope)
    if (isConditionalExpression(node)) {
      return { node: this.#holds(node.condition, scope) ? node.whenTrue : node.whenFalse, scope }
    }
    if (isBinaryExpression(node) && /^(\?\?|\|\|)$/.test(node.operatorToken.getText())) {
      return { node: [node.left, node.right][this.#choose(node.getText(), 2)] as Node, scope }
    }
    if (isPropertyAccessExpression(node))
      return this.#property({ node: node.expression, scope }, node.name.text)
    if (isElementAccessExpression(node)) {
      const key = this.#string({ node: node.argumentExpression, scope })
      return this.#property({ node: node.expression, scope }, key)
    }
    if (isCallExpression(node)) return this.#called(node, scope)
    throw new Unreadable(node.getText())
  }

  #holds(condition: Node, scope: Scope): boolean {
    if (isBinaryExpression(condition) && /^[!=]==$/.test(condition.operatorToken.getText())) {
      try {
        const [left, right] = [condition.left, condition.right].map((node) => this.#string({ node, scope }))
        return (left === right) === (condition.operatorToken.getText() === '===')
      } catch (error) {
        if (!(error instanceof Unreadable)) throw error
      }
    }
    return this.#choose(condition.getText(), 2) === 0
  }

  #property(of: Bound, name: string): Bound {
    const node = bare(of.node)
    const { scope } = of
    if (!isObjectLiteralExpression(node)) return this.#property(this.#resolve({ node, scope }), name)
    for (const one of node.properties.toReversed()) {
      if (isPropertyAssignment(one) && nameOf(one.name) === name) return { node: one.initializer, scope }
      if (isShorthandPropertyAssignment(one) && nameOf(one.name) === name) {
        return this.#named(this.#checker.getShorthandAssignmentValueSymbol(one), scope)
      }
      if (!isSpreadAssignment(one)) continue
      try {
        return this.#property({ node: one.expression, scope }, name)
      } catch (error) {
        if (!(error instanceof Unreadable)) throw error
      }
    }
    throw new Unreadable(name)
  }

  #named(symbol: TsSymbol | undefined, scope: Scope): Bound {
    const declaration = symbol && this.#declarationOf(symbol)
    const bound = declaration && scope.get(declaration)
    if (bound) return bound
    if (declaration && (isVariableDeclaration(declaration) || isParameterDeclaration(declaration))) {
      if (declaration.initializer) return { node: declaration.initializer, scope }
    }
    if (declaration && isBindingElement(declaration)) {
      const holder = declaration.parent.parent
      const from =
        scope.get(holder) ??
        (isVariableDeclaration(holder) && holder.initializer && { node: holder.initializer, scope })
      if (from)
        return this.#property(from, nameOf(declaration.propertyName ?? declaration.name ?? declaration))
    }
    throw new Unreadable(symbol?.name ?? '?')
  }

  #declarationOf(symbol: TsSymbol): Node | undefined {
    const target = symbol.flags & SymbolFlags.Alias ? this.#checker.getAliasedSymbol(symbol) : symbol
    return target.valueDeclaration?.resolve()
  }

  #called(node: Node, scope: Scope): Bound {
    const symbol = isCallExpression(node) ? this.#checker.getSymbolAtLocation(node.expression) : undefined
    const declaration = symbol && this.#declarationOf(symbol)
    const made = declaration && isVariableDeclaration(declaration) ? declaration.initializer : declaration
    if (
      !isCallExpression(node) ||
      !made ||
      !(isArrowFunction(made) || isFunctionDeclaration(made)) ||
      !made.body
    ) {
      throw new Unreadable(node.getText())
    }
    const within = withArguments(made.parameters, { call: node.arguments, scope })
    return { node: isBlock(made.body) ? this.#returned(made.body, within) : made.body, scope: within }
  }

  /** The expression that a function returns, through its conditions. */
  #returned(body: Node, scope: Scope): Node {
    const returned = this.#returnedOf(body, scope)
    if (!returned) throw new Unreadable(body.getText())
    return returned
  }

  #returnedOf(statement: Node, scope: Scope): Node | undefined {
    if (isReturnStatement(statement)) return statement.expression
    if (isIfStatement(statement)) {
      if (this.#holds(statement.expression, scope)) return this.#returnedOf(statement.thenStatement, scope)
      return statement.elseStatement && this.#returnedOf(statement.elseStatement, scope)
    }
    if (!isBlock(statement)) return undefined
    for (const one of statement.statements) {
      const returned = this.#returnedOf(one, scope)
      if (returned) return returned
    }
    return undefined
  }
}
