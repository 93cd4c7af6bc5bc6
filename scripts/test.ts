import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openLog } from '#node/log.ts'
import { openShutdown } from '#node/shutdown.ts'
import { isExternal, openTestDatabases } from '#world/testing/database.ts'
import { heading, type Outcome, runChecks } from './steps/checks.ts'
import { endPrograms, runProgram } from './steps/programs.ts'
import { say } from './steps/progress.ts'
import { buildSite } from './steps/site.ts'

// `npm test`: everything, in the order in which it tells most for its time. The last line counts the tests.
const started = Date.now()
const folder = mkdtempSync(join(tmpdir(), 'samak-test-results-'))
const shutdown = openShutdown({ log: openLog({ level: 'error' }), signalCode: 130 })
// What ends before it may still have something to say.
let lastLine: string | undefined
shutdown.add('the last line', () => lastLine && say(lastLine))
shutdown.add('the results', () => rmSync(folder, { recursive: true, force: true }))
const databases = await openTestDatabases()
shutdown.add('the databases', () => databases.close())
shutdown.add('the programs', endPrograms)

const outcomes = [await runChecks(), await build(), await vitest(), await playwright()]
const passed = sum(outcomes.map((outcome) => outcome.passed))
const failed = sum(outcomes.map((outcome) => outcome.failed))
heading(`All of it, ${Math.round((Date.now() - started) / 1000)} s`)
if (isExternal()) say('On the server of DATABASE_URL; tests that kill the database were left out.')
lastLine = `${passed} passed, ${failed} failed`
await shutdown.stop(failed > 0 ? 1 : 0)

async function build(): Promise<Outcome> {
  heading('The site')
  try {
    process.env.DIST_DIR = await buildSite(shutdown)
    say(`Built in ${process.env.DIST_DIR}`)
    return { passed: 1, failed: 0 }
  } catch (error) {
    say((error as Error).message)
    return { passed: 0, failed: 1 }
  }
}

async function vitest(): Promise<Outcome> {
  heading('Units, house checks, API on PostgreSQL, processes (vitest)')
  const file = join(folder, 'vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${file}`]
  const ending = await runProgram('node_modules/vitest/vitest.mjs', ['run', ...reporters])
  return counted(ending.code, file, (report: VitestReport) => ({
    passed: report.numPassedTests,
    // A file that cannot be loaded has no tests to fail; a test that is skipped proves nothing.
    failed:
      Math.max(report.numFailedTests, report.success ? 0 : 1) + report.numPendingTests + report.numTodoTests,
  }))
}

async function playwright(): Promise<Outcome> {
  heading('End to end in Chromium (playwright)')
  if (!process.env.DIST_DIR) {
    say('Left out: there is no site to look at.')
    return { passed: 0, failed: 1 }
  }
  const file = join(folder, 'playwright.json')
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file }
  const ending = await runProgram(
    'node_modules/@playwright/test/cli.js',
    ['test', '--reporter=list,json'],
    env,
  )
  return counted(ending.code, file, ({ stats, errors }: PlaywrightReport) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
  }))
}

interface VitestReport {
  readonly success: boolean
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
}

interface PlaywrightReport {
  readonly stats: Readonly<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>
  readonly errors: readonly unknown[]
}

/** What the program reported; a program that ended badly without a report, or against it, is one failure. */
function counted<Report>(code: number, file: string, count: (report: Report) => Outcome): Outcome {
  try {
    const outcome = count(JSON.parse(readFileSync(file, 'utf8')) as Report)
    return code !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome
  } catch {
    return { passed: 0, failed: 1 }
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
