import { isNode, type Node, parse, visit } from '../source.ts'
import { type File, lineOf } from '../tree.ts'

/** A test's title after the titles of its describes, as a list of failures prints it. */
export interface Title {
  readonly place: string
  readonly title: string
}

/** Folders and files whose titles are checked. The list only grows. */
export const checkedTitles = [
  'behar/',
  'checks/',
  'demo/',
  'e2e/',
  'platform/',
  'scripts/',
  'server/',
  'shared/',
  'tools/',
  'web/',
] as const

/** Every test of a file. Values that a title takes at run time are written as `…`. */
export function titlesOf(file: File): Title[] {
  const found: Title[] = []
  visit(parse(file).program, (node, above) => {
    if (kindOf(node) !== 'test') return
    const describes = above.filter((one) => kindOf(one) === 'describe').toReversed()
    found.push({
      place: `${file.path}:${lineOf(file.text, node.start)}`,
      title: [...describes, node].map((one) => titleOf(one) ?? '').join(' '),
    })
  })
  return found
}

/**
 * Returns what is wrong with a title, or undefined. A title must name its subject and be clear without its neighbours.
 */
export function wrongWithTitle(title: string): string | undefined {
  const words = title.split(/\s+/).filter(Boolean)
  const [first = ''] = words
  if (words.length < 3) return 'has fewer than three words'
  if (noSubject.test(first)) return `begins with "${first}"`
  const old = oldWords.exec(title)
  return old ? `says "${old[0]}"` : undefined
}

/** A title that begins with one of these has no subject. */
const noSubject =
  /^(that|of|is|are|was|were|and|or|with|when|where|who|whose|whoever|what|whatever|so|but|also|then|than)$/i

/** Terms that the project used earlier for its own concepts; AGENTS.md lists the current terms. */
const oldWords = /\b(house|floors?|worlds?|deeds?|told|heard|stands?|(?<!\b(?:an?|the)(?: \w+)? )word of)\b/i

/**
 * Whether a node calls `describe(…)`, or `it(…)` or `test(…)`, with their variants: `it.each(…)(…)`, `test.describe(…)`,
 * `longTest?.(…)`.
 */
function kindOf(node: Node): 'describe' | 'test' | undefined {
  if (node.type !== 'CallExpression' || titleOf(node) === undefined) return undefined
  const names = namesOf(node.callee)
  const [name = ''] = names
  if (names.includes('describe')) return 'describe'
  return /^(it|test|longTest)$/.test(name) && !names.some((one) => notTests.test(one)) ? 'test' : undefined
}

const notTests = /^(step|use|extend|before|after|info)/

/** The names that a callee consists of: `it.each(rows)` gives `it`, `each`. */
function namesOf(node: unknown): string[] {
  if (!isNode(node)) return []
  if (node.type === 'Identifier') return [String(node.name)]
  if (node.type === 'MemberExpression') return [...namesOf(node.object), ...namesOf(node.property)]
  if (node.type === 'CallExpression') return namesOf(node.callee)
  return node.type === 'TaggedTemplateExpression' ? namesOf(node.tag) : []
}

/** The text of a call's first argument, with `…` for each value in a template. */
function titleOf(node: Node): string | undefined {
  const [first] = (node.arguments as readonly unknown[] | undefined) ?? []
  if (!isNode(first)) return undefined
  if (first.type === 'Literal') return typeof first.value === 'string' ? first.value : undefined
  if (first.type !== 'TemplateLiteral') return undefined
  const parts = first.quasis as readonly { readonly value: { readonly cooked: string } }[]
  return parts.map(({ value }) => value.cooked).join('…')
}
