import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { isExternal, openTestDatabases } from '#demo/testing/database.ts'
import { openLog } from '#platform/logs/log.ts'
import { openShutdown } from '#platform/shutdown.ts'
import { heading, type Outcome, runChecks } from './steps/checks.ts'
import { endPrograms, outputOf, runProgram } from './steps/programs.ts'
import { say } from './steps/progress.ts'
import { buildSite } from './steps/site.ts'
import { type FileTime, type RunReport, slowestFiles } from './steps/testRun.ts'

// `npm test` runs the gate; `npm run test:long` runs the gate and the long tests. The browser tests run last, and the last
// line counts the tests.
const long = process.argv.includes('--long')
if (long) process.env.TEST_LONG = '1'
// Compiled modules are stored, because the tests start some hundred processes with the same modules.
process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/node')
const VITEST = 'node_modules/vitest/vitest.mjs'
const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js'

const started = Date.now()
const folder = mkdtempSync(join(tmpdir(), 'samak-test-results-'))
const shutdown = openShutdown({ log: openLog({ level: 'error' }), signalCode: 130 })
// This line is printed at the end of the shutdown, because a program that is stopped early may still print.
let lastLine: string | undefined
shutdown.add('the last line', () => lastLine && say(lastLine))
shutdown.add('the results', () => rmSync(folder, { recursive: true, force: true }))
const databases = await openTestDatabases()
shutdown.add('the databases', () => databases.close())
shutdown.add('the programs', endPrograms)

const steps: { readonly name: string; readonly seconds: number }[] = []
const slowest: { readonly runner: string; readonly files: readonly FileTime[] }[] = []
const notRun = long ? undefined : leftOut()
// The checks run beside the build and Vitest, because none of them uses every core all the time.
const outcomes = [
  ...(await Promise.all([timed('checks', runChecks), buildAndTest()])).flat(),
  await timed('browser', playwright),
]
const passed = sum(outcomes.map((outcome) => outcome.passed))
const failed = sum(outcomes.map((outcome) => outcome.failed))
for (const { runner, files } of slowest) {
  heading(`Slowest files of ${runner}`)
  for (const line of slowestFiles(files)) say(line)
}
heading(`All of it, ${Math.round((Date.now() - started) / 1000)} s`)
say(steps.map(({ name, seconds }) => `${name} ${seconds} s`).join(', '))
if (notRun) say(await notRun)
if (isExternal()) say('On the server of DATABASE_URL; tests that kill the database were left out.')
lastLine = `${passed} passed, ${failed} failed`
await shutdown.stop(failed > 0 ? 1 : 0)

async function timed(name: string, step: () => Promise<Outcome>): Promise<Outcome> {
  const began = Date.now()
  const outcome = await step()
  steps.push({ name, seconds: Math.round((Date.now() - began) / 1000) })
  return outcome
}

/** Vitest starts after the build, because some of its tests read the built site. */
async function buildAndTest(): Promise<Outcome[]> {
  return [await timed('build', build), await timed('vitest', vitest)]
}

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
  heading('Units, architecture checks, API on PostgreSQL, processes (vitest)')
  const file = join(folder, 'vitest.json')
  const ending = await runProgram(VITEST, ['run'], { TEST_RESULTS: file })
  return counted('vitest', ending.code, file, (report: RunReport) => report)
}

async function playwright(): Promise<Outcome> {
  heading('End to end in Chromium (playwright)')
  if (!process.env.DIST_DIR) {
    say('Skipped: the site was not built.')
    return { passed: 0, failed: 1 }
  }
  const file = join(folder, 'playwright.json')
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file }
  const ending = await runProgram(PLAYWRIGHT, ['test', '--reporter=list,json'], env)
  return counted('the browser', ending.code, file, ({ stats, errors, suites }: PlaywrightReport) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
    files: suites.map((suite) => {
      const specs = specsIn(suite)
      const runs = specs.flatMap((spec) => spec.tests.flatMap((test) => test.results))
      return {
        path: `e2e/${suite.file}`,
        seconds: sum(runs.map((run) => run.duration)) / 1000,
        tests: runs.length,
        failures: specs.filter(({ ok }) => !ok).map(({ title }) => title),
      }
    }),
  }))
}

interface PlaywrightReport {
  readonly stats: Readonly<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>
  readonly errors: readonly unknown[]
  readonly suites: readonly Suite[]
}

interface Suite {
  readonly file: string
  readonly suites?: readonly Suite[]
  readonly specs: readonly Spec[]
}

interface Spec {
  readonly title: string
  readonly ok: boolean
  readonly tests: readonly {
    readonly results: readonly { readonly duration: number }[]
  }[]
}

function specsIn({ specs, suites = [] }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(specsIn)]
}

/**
 * The report of a program. A program that failed without a report, or with a report of success, counts as one failure.
 */
function counted<Report>(
  runner: string,
  code: number,
  file: string,
  count: (report: Report) => RunReport,
): Outcome {
  try {
    const outcome = count(JSON.parse(readFileSync(file, 'utf8')) as Report)
    slowest.push({ runner, files: outcome.files })
    return code !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome
  } catch {
    return { passed: 0, failed: 1 }
  }
}

/**
 * The number of long tests. A table of cases in a Vitest file counts as one test, because counting does not run the
 * files.
 */
async function leftOut(): Promise<string> {
  const paths = globSync('{shared,platform,server,behar,web,demo,checks,scripts}/**/*.test.{ts,tsx}')
  const units = sum(
    paths.map((path) => {
      const isLong = path.includes('.long.') ? /^\s*(?:it|test)(?:\.each\b|\()/gm : /^\s*longTest\?\.\(/gm
      return readFileSync(path, 'utf8').match(isLong)?.length ?? 0
    }),
  )
  const listed = await outputOf(PLAYWRIGHT, ['test', '--list', '--grep', '@long'], { TEST_LONG: '1' })
  const pages = Number(/^Total: (\d+) tests?/m.exec(listed)?.[1] ?? 0)
  return `Left to npm run test:long: ${units + pages} tests (${units} of vitest, ${pages} in the browser).`
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
