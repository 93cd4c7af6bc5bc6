import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import type { Sql, Statement } from '#platform/database/db.ts'

const run = promisify(execFile)

/** The version line of the installed pgbench; undefined if it is not installed. */
export async function findPgbench(): Promise<string | undefined> {
  return run('pgbench', ['--version']).then(
    ({ stdout }) => stdout.trim(),
    () => undefined,
  )
}

/** Runs `work` and records its statements, which are the database work of one request. */
export async function statementsOf(db: Sql, work: (sql: Sql) => Promise<unknown>): Promise<Statement[]> {
  const kept: Statement[] = []
  const recording: Sql = {
    query(statement) {
      kept.push({ ...statement, values: [...(statement.values ?? [])] })
      return db.query(statement)
    },
  }
  await work(recording)
  return kept
}

/**
 * Measures the requests per second of pgbench with 16 clients on prepared statements. A request is given as a list of
 * statements. The rate is the upper bound for a server in front of the same database. All requests are one script with
 * random parameters, so that a statement is planned once and not once per value.
 */
export async function pgbench(
  databaseUrl: string,
  requests: readonly Statement[][],
  seconds: number,
): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'pgbench-'))
  try {
    const file = join(folder, 'requests.sql')
    await writeFile(file, scriptOf(requests))
    const options = ['-n', '-M', 'prepared', '-c', '16', '-j', '1', '-T', String(seconds)]
    const { stdout } = await run('pgbench', [...options, '-f', file, databaseUrl], { maxBuffer: 1 << 26 })
    const tps = /tps = ([\d.]+)/.exec(stdout)?.[1]
    if (!tps) throw new Error(`pgbench printed no rate: ${stdout.slice(-500)}`)
    return Number(tps)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** One script that draws a request and sends its statements with that request's values. */
function scriptOf(requests: readonly Statement[][]): string {
  const lines = [`\\set request random(0, ${requests.length - 1})`]
  const [first = []] = requests
  for (const [place, { text, values = [] }] of first.entries()) {
    const same = requests.map((statements) => statements[place])
    if (same.some((statement) => statement?.text !== text))
      throw new Error('the requests have different statements')
    const written = values.map((value, position) => {
      const drawn = same.map((statement) => statement?.values?.[position])
      if (drawn.every((other) => literal(other) === literal(value))) return literal(value)
      const name = `v${place}_${position}`
      if (!Array.isArray(value)) return drawInto(lines, name, drawn)
      const items = value.map((_, item) =>
        drawInto(
          lines,
          `${name}_${item}`,
          (drawn as unknown[][]).map((other) => other[item]),
        ),
      )
      return `array[${items.join(',')}]`
    })
    const filled = text.replace(/\$(\d+)/g, (_, number: string) => `${written[Number(number) - 1]}`)
    lines.push(`${filled.replace(/\s+/g, ' ')};`)
  }
  return `${lines.join('\n')}\n`
}

/** Sets a pgbench variable to the value of the drawn request; pgbench supports only numbers. */
function drawInto(lines: string[], name: string, values: readonly unknown[]): string {
  if (!values.every((value) => typeof value === 'number')) throw new Error('a varying value is not a number')
  const choices = values.map((value, place) => `when :request = ${place} then ${value}`)
  lines.push(`\\set ${name} case ${choices.join(' ')} end`)
  return `:${name}`
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (value instanceof Date) return `${pg.escapeLiteral(value.toISOString())}::timestamptz`
  if (Array.isArray(value)) return `array[${value.map(literal).join(',')}]`
  return pg.escapeLiteral(String(value))
}
