import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Feature, features } from './architecture.ts'

/** A new file: its path below the root, and its text. */
export type Laid = { readonly path: string; readonly text: string }

/**
 * The first files of a feature (docs/architecture.md) for one call: contract, handlers, store, messages and migration.
 * They compile; their contents must be completed. Throws for an unknown feature.
 */
export function layOut(feature: string, key: string, migrations: readonly string[]): Laid[] {
  if (!(features as readonly string[]).includes(feature)) {
    throw new Error(`${feature} is not a feature: ${features.join(' ')}`)
  }
  if (!/^(GET|POST|DELETE) [a-z][\w/{}-]*$/.test(key)) {
    throw new Error(`"${key}" is not a call: write it as "GET wallet" or "POST requests/update/{id}"`)
  }
  const names = namesOf(feature as Feature, key)
  return [
    { path: `shared/${feature}/contract.ts`, text: contractOf(key, names) },
    { path: `server/${feature}/handlers.ts`, text: handlersOf(names) },
    { path: `server/${feature}/store.ts`, text: storeOf(key, names) },
    { path: `server/db/migrations/${nextNumber(migrations)}_${feature}.sql`, text: migrationOf(feature) },
    { path: `web/${feature}/messages.ts`, text: messagesOf(names) },
  ]
}

/** Writes the missing files and lists the remaining steps. */
export function writeFeature(root: string, feature: string, key: string): { made: string[]; kept: string[] } {
  const migrations = readdirSync(join(root, 'server/db/migrations'))
  const [made, kept]: [string[], string[]] = [[], []]
  for (const { path, text } of layOut(feature, key, migrations)) {
    const file = join(root, path)
    const migrated = path.endsWith('.sql') && migrations.some((name) => name.endsWith(`_${feature}.sql`))
    if (existsSync(file) || migrated) {
      kept.push(path)
      continue
    }
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
    made.push(path)
  }
  return { made, kept }
}

type Names = {
  readonly feature: Feature
  /** The name of the call's object, such as `postRequestsUpdate`. */
  readonly call: string
  /** The name of the call's answer, such as `PostRequestsUpdate`. */
  readonly answer: string
  readonly parameters: readonly string[]
}

function namesOf(feature: Feature, key: string): Names {
  const [method = '', path = ''] = key.split(' ')
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const words = path
    .replace(/\{\w+\}/g, '')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
  const answer = [method.toLowerCase(), ...words].map(capital).join('')
  return { feature, answer, call: answer.charAt(0).toLowerCase() + answer.slice(1), parameters }
}

function contractOf(key: string, { feature, call, answer, parameters }: Names): string {
  const params = parameters.map((name) => `${name}: id()`).join(', ')
  return [
    "import * as z from 'zod/mini'",
    "import { call } from '../base/call.ts'",
    ...(params ? ["import { id } from '../base/fields.ts'"] : []),
    '',
    `export const ${answer} = z.object({})`,
    `export type ${answer} = z.output<typeof ${answer}>`,
    '',
    `export const ${call} = call('${key}', {`,
    "  who: 'signed_in',",
    `  from: 'contract 2, ${capital(feature)}, ${key.split(' ')[1]}',`,
    ...(params ? [`  params: z.object({ ${params} }),`] : []),
    `  answer: ${answer},`,
    '})',
    '',
  ].join('\n')
}

function handlersOf({ feature, call }: Names): string {
  return [
    "import type { Database } from '#platform/database/db.ts'",
    "import { handle } from '#platform/http/http.ts'",
    `import { ${call} } from '#shared/${feature}/contract.ts'`,
    `import { ${loaderOf(call)} } from './store.ts'`,
    '',
    `export const ${feature}Handlers = (db: Database) => [handle(${call}, () => ${loaderOf(call)}(db))]`,
    '',
  ].join('\n')
}

function storeOf(key: string, { feature, call, answer }: Names): string {
  return [
    "import type { Sql } from '#platform/database/db.ts'",
    `import type { ${answer} } from '#shared/${feature}/contract.ts'`,
    '',
    `/** What \`${key}\` answers; its columns come with its schema. */`,
    `export async function ${loaderOf(call)}(db: Sql): Promise<${answer}> {`,
    `  const [row] = await db.query<${answer}>({ name: '${feature}_${loaderOf(call)}', text: 'select 1 as id' })`,
    `  if (!row) throw new RangeError('no row came back')`,
    '  return row',
    '}',
    '',
  ].join('\n')
}

function messagesOf({ feature }: Names): string {
  return [
    "import { messages } from '../app/texts/text.ts'",
    '',
    `/** Words of ${feature}; each is a pair, a function where something is counted. */`,
    `export const ${feature}Text = messages({})`,
    '',
  ].join('\n')
}

function migrationOf(feature: string): string {
  return `-- Up Migration\n-- ${capital(feature)} (docs/contract.md, section 2).\n`
}

function nextNumber(migrations: readonly string[]): string {
  const last = Math.max(0, ...migrations.map((name) => Number.parseInt(name, 10)).filter(Number.isFinite))
  return String(last + 1).padStart(4, '0')
}

function loaderOf(call: string): string {
  return `load${capital(call)}`
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

if (import.meta.main) {
  const [feature = '', key = ''] = process.argv.slice(2)
  try {
    const { made, kept } = writeFeature(process.cwd(), feature, key)
    for (const path of made) console.log(`made ${path}`)
    for (const path of kept) console.log(`kept ${path}`)
    console.log(
      'Next: the call in shared/calls.ts, the handlers in server/app.ts, a test beside them, checks/open.json; then biome check --write.',
    )
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}
