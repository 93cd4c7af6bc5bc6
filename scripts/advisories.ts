import { spawnSync } from 'node:child_process'
import { PlainError } from '#platform/plainError.ts'
import { runTask } from './steps/command.ts'
import { say } from './steps/progress.ts'

interface Report {
  readonly vulnerabilities?: Readonly<
    Record<string, { readonly severity: string; readonly range: string; readonly fixAvailable: unknown }>
  >
  readonly error?: { readonly summary?: string; readonly detail?: string }
  readonly message?: string
}

// Queries the registry for known vulnerabilities of the locked packages. The gate does not run it, because its result
// changes without a change in the project.
await runTask(async () => {
  const { stdout, error } = spawnSync('npm', ['audit', '--json', '--package-lock-only'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    timeout: 120_000,
  })
  const report = readReport(stdout)
  if (error || !report?.vulnerabilities) {
    const why = error?.message || report?.error?.summary || report?.message || 'it has no answer to that'
    throw new PlainError(`The registry did not answer the query for advisories: ${why}`)
  }
  const found = Object.entries(report.vulnerabilities)
  for (const [name, { severity, range, fixAvailable }] of found)
    say(`${severity}: ${name} ${range}${fixAvailable ? ', a fixed version exists' : ''}`)
  if (found.length > 0) throw new PlainError(`${found.length} packages have known vulnerabilities.`)
  say('No advisory names a locked package.')
})

function readReport(text: string): Report | undefined {
  try {
    return JSON.parse(text) as Report
  } catch {
    return undefined
  }
}
