import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readFiles, root } from './tree.ts'

type Message = string | ((...values: never[]) => string)
export type Pairs = Readonly<Record<string, { readonly ar: Message; readonly en: Message }>>

/** The messages of every feature, by file and export name. */
export async function loadMessages(): Promise<{ path: string; pairs: Pairs }[]> {
  const modules = await Promise.all(
    readFiles(/^(web\/.*(\/m|M)essages|shared\/.*\/codeNames)\.ts$/).map(async ({ path }) => ({
      path,
      exported: (await import(pathToFileURL(join(root, path)).href)) as Record<string, unknown>,
    })),
  )
  return modules.flatMap(({ path, exported }) =>
    Object.entries(exported)
      .filter((entry): entry is [string, Pairs] => holdsPairs(entry[1]))
      .map(([name, pairs]) => ({ path: `${path} ${name}`, pairs })),
  )
}

/** The texts of a message: itself, or its results for counts that cover every Arabic plural form. */
export function textsOf(text: Message): string[] {
  if (typeof text === 'string') return [text]
  const say = text as (...values: unknown[]) => string
  return counts.map((count) => {
    const values = Array.from({ length: Math.max(text.length, 1) }, () => count)
    return said(() => say(...values)) ?? say(...values.map(String))
  })
}

/** Returns undefined if the values have the wrong type for the message: names are texts, counts are numbers. */
function said(say: () => string): string | undefined {
  try {
    const text = say()
    return typeof text === 'string' ? text : undefined
  } catch {
    return undefined
  }
}

/** One field problem of each kind. */
export const fieldProblems = [
  ...['required', 'text', 'number', 'whole', 'choice', 'date', 'date_order', 'control', 'object'].map(
    (code) => ({ code }),
  ),
  ...['at_least', 'at_most', 'too_long', 'too_short', 'decimals', 'too_many'].map((code) => ({
    code,
    bound: 3,
  })),
]

/** One count for each Arabic plural form: zero, one, two, few, many and other. */
const counts = [0, 1, 2, 3, 11, 100]

function holdsPairs(value: unknown): value is Pairs {
  if (value === null || typeof value !== 'object') return false
  const pairs = Object.values(value)
  return (
    pairs.length > 0 &&
    pairs.every((pair) => pair !== null && typeof pair === 'object' && 'ar' in pair && 'en' in pair)
  )
}
