import { sqlModules } from '../scripts/architecture.ts'
import { isTest } from './layers.ts'
import { parse, textOf, visit } from './source.ts'
import { type File, lineOf } from './tree.ts'

/**
 * The SQL statements outside of `store.ts`, files that end in `Store.ts`, `sqlModules` and tests, in the layers that have
 * features. Migrations are `.sql` files, which are not checked here.
 */
export function sqlOutsideStores(files: readonly File[]): string[] {
  return files
    .filter(({ path }) => /^(shared|server|behar|web)\//.test(path) && !isTest(path) && !mayHoldSql(path))
    .flatMap((file) => statementsIn(file))
}

function statementsIn(file: File): string[] {
  const found: string[] = []
  visit(parse(file).program, (node) => {
    if (sql.test(textOf(node) ?? '')) found.push(`${file.path}:${lineOf(file.text, node.start)} holds SQL`)
  })
  return found
}

function mayHoldSql(path: string): boolean {
  return (
    /(\/s|S)tore\.ts$/.test(path) ||
    (sqlModules as readonly string[]).includes(path) ||
    /\/testing\//.test(path)
  )
}

const sql =
  /^\s*(select\s[\s\S]+\sfrom\s|select\s+[\w.]+\(|insert\s+into\s|update\s+\w+\s+set\s|delete\s+from\s|with\s+\w+(\s*\([^)]*\))?\s+as\s|(create|alter|drop)\s+(table|view|index|function|type|or)\s|truncate\s+table\s|lock\s+table\s)/
