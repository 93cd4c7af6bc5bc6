/**
 * The statements of an SQL text in lower case, with single spaces, without comments. Literals and the bodies of functions
 * are emptied, so that their content is not taken for statements.
 */
export function statementsOf(sql: string): string[] {
  return sql
    .replace(/--[^\n]*|\/\*[\s\S]*?\*\/|\$(\w*)\$[\s\S]*?\$\1\$|'(?:[^']|'')*'/g, (found) =>
      found.startsWith('-') || found.startsWith('/') ? ' ' : "''",
    )
    .split(';')
    .map((statement) => statement.replace(/\s+/g, ' ').trim().toLowerCase())
    .filter((statement) => statement !== '')
}
