/** A migration: the number and name of its file, and its SQL. */
export interface Migration {
  readonly name: string
  readonly sql: string
}

/**
 * The first migrations to which the rules apply. Earlier ones ran before any market had large tables, and must not
 * change.
 */
export const firstChecked = { server: 91, behar: 8 } as const

/** Tables with at most some hundred rows, on which a lock is short. */
export const smallTables = [
  ...['regions', 'cities', 'markets', 'options', 'fish', 'seasons', 'site', 'settings', 'ticker_lines'],
  ...['gallery', 'world_seed', 'signing_keys'],
] as const

/**
 * Statements of `migration` that lock an existing table for long, or that break the previous version, which still runs (expand
 * and contract, decision 87). Each line says what to do instead. `earlier` are the migrations before it.
 */
export function lockingStatements(migration: Migration, earlier: readonly Migration[]): string[] {
  const own = createdIn(migration.sql)
  const past = earlier.map(({ sql }) => sql).join('\n')
  const large = (table: string) => !own.has(table) && !(smallTables as readonly string[]).includes(table)
  return statementsOf(migration.sql).flatMap((statement) =>
    problemsOf(statement, { large, past, contracts: /^-- Contract: \S/m.test(migration.sql) }).map(
      (problem) => `${migration.name}: ${problem}`,
    ),
  )
}

interface Context {
  /** Whether a table may have many rows. */
  readonly large: (table: string) => boolean
  /** The SQL of earlier migrations. */
  readonly past: string
  /** Whether the migration says that no running version uses what it removes. */
  readonly contracts: boolean
}

function problemsOf(statement: string, context: Context): string[] {
  const index = /^create (?:unique )?index (?:if not exists )?(?:\S+ )?on (?:only )?([\w.]+)/.exec(statement)
  if (index && context.large(bare(index[1])))
    return [
      `create index on ${bare(index[1])} blocks its writers: put "create index concurrently" into indexes/`,
    ]
  if (/^(create|drop|reindex) .*\bconcurrently\b/.test(statement))
    return ['a migration runs in a transaction: put statements with "concurrently" into indexes/']
  const rewriting = /^(?:cluster|vacuum full|lock(?: table)?|reindex (?:index|table)) ([\w.]+)/.exec(
    statement,
  )
  if (rewriting && context.large(bare(rewriting[1])))
    return [`${rewriting[0]} blocks the table: it does not belong into a migration`]
  const updated = /^(?:update (?:only )?([\w.]+) set|delete from ([\w.]+))/.exec(statement)
  const changed = bare(updated?.[1] ?? updated?.[2])
  if (updated && context.large(changed) && !/ where /.test(statement))
    return [
      `${updated[0]} changes every row in one transaction: change them in batches by a job of the worker`,
    ]
  const removed = /^drop table (?:if exists )?([\w.]+)/.exec(statement)
  if (removed && !context.contracts) return [`drop table ${bare(removed[1])}: ${contractFirst}`]
  const altered = /^alter table (?:if exists )?(?:only )?([\w.]+) (.*)$/.exec(statement)
  if (!altered) return []
  const table = bare(altered[1])
  return actionsOf(altered[2] ?? '').flatMap((action) => {
    const problem =
      renamed(action) ??
      dropped(action, context) ??
      (context.large(table) ? locked(action, table, context) : null)
    return problem ? [`alter table ${table} ${action}: ${problem}`] : []
  })
}

function renamed(action: string): string | null {
  return /^rename (?!constraint)/.test(action)
    ? 'the version before does not know the new name: add a new column or view, write both, and remove the old one in a later version'
    : null
}

function dropped(action: string, { contracts }: Context): string | null {
  return /^drop (?!constraint|not null|default|expression|identity)/.test(action) && !contracts
    ? contractFirst
    : null
}

const contractFirst =
  'the version before may still use it: remove it one version after the last use, in a migration with the line "-- Contract: not used since <version>"'

/** The reason why an action holds a strong lock while it reads or rewrites a large table. */
function locked(action: string, table: string, { past }: Context): string | null {
  const added =
    /^add (?:column )?(?:if not exists )?(?!constraint|check|foreign|unique|primary|exclude)(\w+) (.*)$/.exec(
      action,
    )
  if (added) return addedColumn(added[2] ?? '')
  if (/^alter (?:column )?\w+ (?:set data )?type /.test(action))
    return 'a new type rewrites the table: add a column of that type, fill it in batches, and use it in the next version'
  const required = /^alter (?:column )?(\w+) set not null/.exec(action)
  if (required && !hasCheck(past, table, required[1] ?? ''))
    return `reads the whole table: add "check (${required[1]} is not null) not valid" and validate it in an earlier migration`
  if (/^add (?:constraint \w+ )?(?:check|foreign key)/.test(action) && !/ not valid$/.test(action))
    return 'reads the whole table: add it "not valid", and "validate constraint" in the next migration'
  if (/^add (?:constraint \w+ )?(?:unique|primary key|exclude)/.test(action) && !/ using index /.test(action))
    return 'builds an index under a lock: build it in indexes/, and add the constraint "using index"'
  if (/^set (?:logged|unlogged|tablespace|access method)/.test(action)) return 'rewrites the table'
  return null
}

function addedColumn(definition: string): string | null {
  if (/^(?:small|big)?serial\b|\bgenerated\b/.test(definition))
    return 'fills every row under a lock: add the column without a value, fill it in batches, and add the rule afterwards'
  if (/\bunique\b|\bprimary key\b/.test(definition))
    return 'builds an index under a lock: build it in indexes/'
  const [, value] = / default (.*?)(?: not null| null| check | references |$)/.exec(` ${definition}`) ?? []
  if (value && /\w\(|^\(select/.test(value) && !/^now\(\)$/.test(value))
    return 'a volatile default rewrites the table: add the column without it, set the default, and fill it in batches'
  if (/\bnot null\b/.test(definition) && value === undefined)
    return 'fails where there are rows, and the version before does not write it: add it with a constant default'
  if (/\bcheck \(/.test(definition))
    return 'reads the whole table: add the check "not valid" in a statement of its own'
  return null
}

/** Whether earlier migrations added and validated that a column is not null. */
function hasCheck(past: string, table: string, column: string): boolean {
  const statements = statementsOf(past).filter((statement) => statement.includes(`alter table ${table} `))
  const name = statements
    .map(
      (one) => new RegExp(`add constraint (\\w+) check \\(${column} is not null\\) not valid`).exec(one)?.[1],
    )
    .find((found) => found !== undefined)
  return name !== undefined && statements.some((one) => one.includes(`validate constraint ${name}`))
}

/** The tables that a migration creates itself. */
function createdIn(sql: string): ReadonlySet<string> {
  const created = statementsOf(sql).map(
    (statement) => /^create (?:unlogged )?table (?:if not exists )?([\w.]+)/.exec(statement)?.[1],
  )
  return new Set(created.flatMap((name) => (name ? [bare(name)] : [])))
}

/** The actions of one ALTER TABLE, separated by commas outside of parentheses. */
function actionsOf(text: string): string[] {
  const actions: string[] = []
  let depth = 0
  let from = 0
  for (const [at, letter] of [...text].entries()) {
    if (letter === '(') depth += 1
    if (letter === ')') depth -= 1
    if (letter !== ',' || depth > 0) continue
    actions.push(text.slice(from, at).trim())
    from = at + 1
  }
  return [...actions, text.slice(from).trim()]
}

/** A table's name without schema and quotes. */
const bare = (name = '') => name.replace(/^.*\./, '').replaceAll('"', '')

/**
 * The statements of an SQL text in lower case, with single spaces, without comments. Literals and the bodies of functions
 * are emptied, so that their content is not taken for statements.
 */
function statementsOf(sql: string): string[] {
  return sql
    .replace(/--[^\n]*|\/\*[\s\S]*?\*\/|\$(\w*)\$[\s\S]*?\$\1\$|'(?:[^']|'')*'/g, (found) =>
      found.startsWith('-') || found.startsWith('/') ? ' ' : "''",
    )
    .split(';')
    .map((statement) => statement.replace(/\s+/g, ' ').trim().toLowerCase())
    .filter((statement) => statement !== '')
}
