import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { cloneDatabase, openTestDatabases } from '#demo/testing/database.ts'
import { openLog } from '#platform/logs/log.ts'
import { openShutdown } from '#platform/shutdown.ts'
import { type PlantedFault, plantedFaults } from './steps/plantedFaults.ts'
import { endPrograms, outputOf, runProgram } from './steps/programs.ts'
import { say } from './steps/progress.ts'
import type { RunReport } from './steps/testRun.ts'

// `npm run planted` plants each fault of the list in a copy of the project and runs the tests that are named for the
// fault; these tests must fail. Numbers as arguments select faults; `--vitest` leaves out the browser tests.
const given = process.argv.slice(2)
if (!given.every((each) => /^(\d+|--vitest)$/.test(each))) {
  console.error('Usage: npm run planted [-- NUMBER NUMBER --vitest]')
  process.exit(1)
}
const wanted = given.filter((each) => each !== '--vitest').map(Number)
const withBrowser = !given.includes('--vitest')
const copy = mkdtempSync(join(tmpdir(), 'samak-planted-'))
const shutdown = openShutdown({ log: openLog({ level: 'error' }), signalCode: 130 })
shutdown.add('the copy', () => rmSync(copy, { recursive: true, force: true }))
const databases = await openTestDatabases()
shutdown.add('the databases', () => databases.close())
shutdown.add('the programs', endPrograms)

const left = /^(node_modules|dist|var|test-results|\.git)$/
const from = resolve('.')
cpSync(from, copy, { recursive: true, filter: (path) => !left.test(relative(from, path)) })
symlinkSync(join(from, 'node_modules'), join(copy, 'node_modules'))
process.chdir(copy)
// The demo database is built without faults, and every run clones it.
await (await cloneDatabase('demo')).drop()

const faults = plantedFaults.filter(({ number }) => wanted.length === 0 || wanted.includes(number))
const named = [...new Set(faults.flatMap(({ tests }) => tests))].filter(
  (test) => withBrowser || !isBrowser(test),
)
const before = await failing(named)
for (const [test, title] of before) say(`fails without a fault: ${test}: ${title}`)
let missed = before.size
for (const fault of faults) {
  const tests = fault.tests.filter((test) => withBrowser || !isBrowser(test))
  if (tests.length === 0) continue
  const found = await plant(fault, tests)
  const unfound = tests.filter((test) => !found.has(test))
  if (unfound.length > 0) missed += 1
  const by = [...found].map(([test, title]) => `${test} (${title})`).join(', ')
  const outcome = unfound.length === 0 ? `found by ${by}` : `NOT FOUND by ${unfound.join(', ')}`
  say(`${String(fault.number).padStart(3)} ${fault.area}: ${fault.wrong}: ${outcome}`)
}
say(`${faults.length} planted faults, ${missed} missed`)
await shutdown.stop(missed > 0 ? 1 : 0)

/** Plants a fault; returns the tests that fail with it, each with the title of its first failure. */
async function plant(
  { number, file, text, instead }: PlantedFault,
  tests: readonly string[],
): Promise<Map<string, string>> {
  const written = readFileSync(file, 'utf8')
  const parts = written.split(text)
  if (parts.length !== 2) {
    say(`fault ${number}: its text occurs ${parts.length - 1} times in ${file}`)
    return new Map()
  }
  writeFileSync(file, parts.join(instead))
  try {
    return await failing(tests)
  } finally {
    writeFileSync(file, written)
  }
}

async function failing(tests: readonly string[]): Promise<Map<string, string>> {
  const units = await failingUnits(tests.filter((test) => !isBrowser(test)))
  return new Map([...units, ...(await failingPages(tests.filter(isBrowser)))])
}

async function failingUnits(paths: readonly string[]): Promise<[string, string][]> {
  if (paths.length === 0) return []
  const results = join(copy, 'planted-results.json')
  rmSync(results, { force: true })
  const output = await outputOf('node_modules/vitest/vitest.mjs', ['run', ...paths], {
    TEST_RESULTS: results,
  })
  try {
    const { files } = JSON.parse(readFileSync(results, 'utf8')) as RunReport
    return paths.flatMap((path): [string, string][] => {
      const [failure] = files.find((file) => file.path === path)?.failures ?? ['the file was not run']
      return failure === undefined ? [] : [[path, failure]]
    })
  } catch {
    say(output)
    throw new Error('Vitest wrote no results')
  }
}

/** Builds the site of the copy, with its fault, and runs each test by its title. */
async function failingPages(tests: readonly string[]): Promise<[string, string][]> {
  if (tests.length === 0) return []
  const dist = join(copy, 'dist')
  rmSync(dist, { recursive: true, force: true })
  const build = ['build', '--outDir', dist, '--logLevel', 'error']
  const built = await runProgram('node_modules/vite/bin/vite.js', build, { NODE_ENV: 'production' })
  if (built.code !== 0) throw new Error('the site cannot be built')
  const failed: [string, string][] = []
  for (const test of tests) {
    const [file = '', title = ''] = test.split(/: (.*)/s)
    const pattern = title.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')
    const args = ['test', file, '--grep', pattern, '--reporter', 'line']
    const output = await outputOf('node_modules/@playwright/test/cli.js', args, { DIST_DIR: dist })
    if (!/\d+ (passed|failed)/.test(output)) throw new Error(`${test} did not run: ${output}`)
    if (/\d+ failed/.test(output)) failed.push([test, title])
  }
  return failed
}

function isBrowser(test: string): boolean {
  return test.startsWith('e2e/')
}
