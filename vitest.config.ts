import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { withLong } from '#demo/testing/long.ts'
import { testWorkers } from './scripts/steps/testRun.ts'
import { vitestReport } from './scripts/steps/vitestReport.ts'

// These tests start and kill their own PostgreSQL, so they are excluded when an external server is tested.
const killers = ['platform/database/embedded.test.ts', 'scripts/processes/*.process.{test,long.test}.ts']
/** Long fault runs, many seeds and large sizes. `npm run test:long` runs these files, the gate does not. */
const long = '**/*.long.test.ts'
const results = process.env.TEST_RESULTS

/**
 * Starts the tests that wait for processes first. They take longest although their files are small, and no core should be
 * idle at the end.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) =>
      /process(\.long)?\.test\.ts$|embedded\.test\.ts$/.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

const exclude = [
  '**/node_modules/**',
  ...(withLong ? [] : [long]),
  ...(process.env.DATABASE_URL ? killers : []),
]
const files = '{shared,platform,server,behar,web,demo,checks,scripts,bench}/**/*.test.{ts,tsx}'
/** A file that mocks modules would also mock them for the files after it. */
const mocking = globSync(files).filter((path) => readFileSync(path, 'utf8').includes('vi.mock('))

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        // These files share the modules that a worker has loaded, because loading them for each file took a third of the
        // time.
        test: {
          name: 'shared modules',
          include: [files],
          exclude: [...exclude, ...mocking],
          isolate: false,
          setupFiles: ['demo/testing/eachFile.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'own modules', include: mocking, exclude },
      },
    ],
    environment: 'node',
    globalSetup: ['demo/testing/setup.ts'],
    maxWorkers: testWorkers,
    reporters: ['default', ...(results ? [vitestReport(results)] : [])],
    sequence: { sequencer: LongestFirst },
    testTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    hookTimeout: 300_000,
  },
})
