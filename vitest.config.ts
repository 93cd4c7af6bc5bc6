import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

// These start and kill PostgreSQL of their own: they stay out where an external server is under test.
const killers = ['node/embedded.test.ts', 'scripts/*.process.test.ts']

/** What waits for processes takes longest, in the smallest files: begun first, it does not keep one core waiting at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) =>
      /process\.test\.ts$|embedded\.test\.ts$/.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

export default defineConfig({
  test: {
    include: ['{shared,node,server,behar,web,world,checks,scripts}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', ...(process.env.DATABASE_URL ? killers : [])],
    environment: 'node',
    globalSetup: ['world/testing/setup.ts'],
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    testTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    hookTimeout: 300_000,
  },
})
