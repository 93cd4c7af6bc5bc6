import { isNode, type Node, parse, textOf, visit } from './source.ts'
import { type File, lineOf } from './tree.ts'

/** Each rule returns one line for each violation. */
export type Rule = (file: File) => string[]

/**
 * Visible or spoken text comes from messages: no letters between tags or in an attribute that screen readers
 * read.
 */
export const noLiteralText: Rule = (file) =>
  nodesOf(file).flatMap(({ node, above }) => {
    if (node.type === 'JSXText' && hasLetters(node.value))
      return [at(file, node, `says "${clean(node.value)}"`)]
    if (node.type === 'JSXExpressionContainer' && above[0]?.type !== 'JSXAttribute') {
      return spoken(node.expression).map((text) => at(file, node, `says "${clean(text)}"`))
    }
    if (node.type !== 'JSXAttribute' || !spokenAttributes.has(nameOf(node.name))) return []
    const value =
      isNode(node.value) && node.value.type === 'JSXExpressionContainer' ? node.value.expression : node.value
    return spoken(value).map((text) => at(file, node, `says "${clean(text)}" in ${nameOf(node.name)}`))
  })

/** Classes, style objects and style sheets use start and end, never left and right. */
export const noPhysicalSides: Rule = (file) =>
  /\.css$/.test(file.path)
    ? declarationsOf(file).flatMap(({ line, name, value }) =>
        physicalProperty.test(name) || (sideValued.test(name) && /\b(left|right)\b/.test(value))
          ? [`${file.path}:${line} ${name}: ${value}`]
          : [],
      )
    : [
        ...classesOf(file).flatMap(({ node, name }) =>
          physicalClass.test(name) ? [at(file, node, `has the class ${name}`)] : [],
        ),
        ...nodesOf(file).flatMap(({ node, above }) =>
          node.type === 'Property' && inStyle(above) && physicalKey.test(keyOf(node))
            ? [at(file, node, `has the style ${keyOf(node)}`)]
            : [],
        ),
      ]

/** The theme names the colours, so colour literals and classes of another palette are violations. */
export const noColourLiterals: Rule = (file) =>
  /\.css$/.test(file.path)
    ? declarationsOf(file).flatMap(({ line, name, value }) =>
        colour.test(value) ? [`${file.path}:${line} ${name}: ${value}`] : [],
      )
    : nodesOf(file).flatMap(({ node, above }) => {
        const text = textOf(node)
        if (text === undefined || isSpecifier(above)) return []
        const attribute = above.find(({ type }) => type === 'JSXAttribute')
        const named = attribute && paintAttributes.has(nameOf(attribute.name)) && namedColour.test(text)
        return colour.test(text) || named ? [at(file, node, `has the colour ${clean(text)}`)] : []
      })

/** The content security policy blocks a style attribute in the server's HTML, and hydration removes it. */
export const noStyleAttributes: Rule = (file) =>
  nodesOf(file).flatMap(({ node }) =>
    node.type === 'JSXAttribute' && nameOf(node.name) === 'style'
      ? [at(file, node, 'has a style attribute')]
      : [],
  )

/** Letter-spacing separates joined Arabic letters, and Arabic has no italics or capitals. */
export const noLetterSpacing: Rule = (file) =>
  /\.css$/.test(file.path)
    ? declarationsOf(file).flatMap(({ line, name, value }) =>
        name === 'letter-spacing' || (name === 'font-style' && value !== 'normal')
          ? [`${file.path}:${line} ${name}: ${value}`]
          : [],
      )
    : classesOf(file).flatMap(({ node, name }) =>
        /^(tracking-|italic$|uppercase$|capitalize$|text-justify$)/.test(name)
          ? [at(file, node, `has the class ${name}`)]
          : [],
      )

/**
 * An amount with its unit has the direction of its unit. In an isolate from left to right, Arabic reads "ريال 9.00"
 * instead of "9.00 ريال".
 */
export const noForwardAmounts: Rule = (file) =>
  nodesOf(file).flatMap(({ node, above }) =>
    amountPrinters.has(calleeOf(node)) && above.some((outer) => calleeOf(outer) === 'isolated')
      ? [at(file, node, `isolates ${calleeOf(node)} from left to right`)]
      : [],
  )

/** Functions that print an amount with its unit. */
const amountPrinters: ReadonlySet<string> = new Set(['printMoney', 'printedWeight'])

function calleeOf(node: Node): string {
  return node.type === 'CallExpression' ? nameOf(node.callee) : ''
}

/** Returns what is wrong with one text of a typed pair, or undefined. */
export function wrongWithText(locale: 'ar' | 'en', text: string): string | undefined {
  if (text.trim() === '') return 'is empty'
  if (/[٠-٩۰-۹]/.test(text)) return 'has digits that are not Latin'
  if (locale === 'ar' && /\p{L}/u.test(text) && !arabic.test(text)) return 'has no Arabic letter'
  if (locale === 'en' && /\p{L}/u.test(text) && !/[a-z]/i.test(text)) return 'has no Latin letter'
  if (/\bundefined\b|\bNaN\b|\[object /.test(text)) return 'names no value'
  return undefined
}

const arabic = /\p{Script=Arabic}/u
const spokenAttributes = new Set([
  ...['aria-label', 'aria-description', 'aria-roledescription', 'aria-placeholder', 'aria-valuetext'],
  ...['title', 'placeholder', 'alt', 'label', 'hint', 'description'],
])
const paintAttributes = new Set(['fill', 'stroke', 'color', 'stopColor', 'floodColor', 'lightingColor'])

const physicalClass =
  /^-?((m|p|scroll-m|scroll-p)[lr]-|(left|right)-|(border|rounded|float|clear|text|origin|object|bg|to)-(l|r|tl|tr|bl|br|left|right)(-|$)|(bg|bg-linear|bg-gradient|mask)-to-[tb]?[lr]$|mask-[lr]-)/
const physicalKey =
  /^((margin|padding|border|scrollMargin|scrollPadding)(Left|Right)(Width|Color|Style)?|left|right|border(Top|Bottom)(Left|Right)Radius)$/
const physicalProperty =
  /^((margin|padding|border|scroll-margin|scroll-padding)-(left|right)(-width|-color|-style)?|left|right|border-(top|bottom)-(left|right)-radius)$/
const sideValued = /^(text-align(-last)?|float|clear)$/
const colour =
  /(^|[\s:,([_])(#[0-9a-f]{3,4}|#[0-9a-f]{6}|#[0-9a-f]{8})(?![\w-])|\b(rgba?|hsla?|hwb|oklch|oklab|lab|lch)\(/i
const namedColour = /^(white|black|gray|grey|red|green|blue|yellow|orange|silver|navy|teal|gold|brown|pink)$/i

type Found = { readonly node: Node; readonly above: readonly Node[] }

const read = new WeakMap<File, Found[]>()

/** Every node of a module, read once. */
function nodesOf(file: File): Found[] {
  let found = read.get(file)
  if (!found) {
    found = []
    const all = found
    visit(parse(file).program, (node, above) => all.push({ node, above }))
    read.set(file, found)
  }
  return found
}

/** The class names in every literal, without variants: `md:hover:ml-2` counts as `ml-2`. */
function classesOf(file: File): { node: Node; name: string }[] {
  return nodesOf(file).flatMap(({ node, above }) => {
    const text = isSpecifier(above) || inMessages(file) ? undefined : textOf(node)
    return (text?.split(/\s+/) ?? []).map((word) => ({
      node,
      name: word.replace(/^(?:[\w@*/-]*(?:\[[^\]]*\])?[\w/-]*:)+/, '').replace(/^!|!$/g, ''),
    }))
  })
}

function inMessages({ path }: File): boolean {
  return /(\/m|M)essages\.ts$/.test(path)
}

function isSpecifier([parent]: readonly Node[]): boolean {
  return /^(Import|Export)\w*Declaration$|^ImportExpression$|^TSLiteralType$/.test(parent?.type ?? '')
}

function inStyle(above: readonly Node[]): boolean {
  return above.some((node) => node.type === 'JSXAttribute' && nameOf(node.name) === 'style')
}

/**
 * The literals that an expression may show: both branches of a conditional, the right side of `&&`, and both sides of `||`,
 * `??` and `+`.
 */
function spoken(node: unknown): string[] {
  if (!isNode(node)) return []
  const text = textOf(node)
  if (text !== undefined) return hasLetters(text) ? [text] : []
  if (node.type === 'ConditionalExpression') return [...spoken(node.consequent), ...spoken(node.alternate)]
  if (node.type === 'LogicalExpression') {
    return [...(node.operator === '&&' ? [] : spoken(node.left)), ...spoken(node.right)]
  }
  if (node.type === 'BinaryExpression' && node.operator === '+')
    return [...spoken(node.left), ...spoken(node.right)]
  return []
}

function declarationsOf({ text }: File): { line: number; name: string; value: string }[] {
  const bare = text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
  return [...bare.matchAll(/(?<=[{;]\s*)([a-z-]+)\s*:\s*([^;{}]+)(?=[;}])/g)].map((match) => ({
    line: lineOf(bare, match.index),
    name: match[1] ?? '',
    value: (match[2] ?? '').replace(/\s+/g, ' ').trim(),
  }))
}

function at({ path, text }: File, node: Node, what: string): string {
  return `${path}:${lineOf(text, node.start)} ${what}`
}

function hasLetters(value: unknown): boolean {
  return typeof value === 'string' && /\p{L}/u.test(value)
}

function nameOf(name: unknown): string {
  return isNode(name) && typeof name.name === 'string' ? name.name : ''
}

function keyOf(node: Node): string {
  const { key } = node
  return isNode(key) ? (typeof key.name === 'string' ? key.name : (textOf(key) ?? '')) : ''
}

function clean(text: unknown): string {
  return String(text).replace(/\s+/g, ' ').trim().slice(0, 60)
}
