import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { SerializedError } from 'vitest'
import type { Reporter, TestModule } from 'vitest/node'
import type { RunReport } from './testRun.ts'

/** A Vitest reporter that writes a `RunReport` as JSON. A file's time includes its imports and its set-up. */
export function vitestReport(file: string): Reporter {
  return {
    onTestRunEnd: (modules, errors) => writeFileSync(file, JSON.stringify(reportOf(modules, errors))),
  }
}

function reportOf(modules: readonly TestModule[], errors: readonly SerializedError[]): RunReport {
  const runs = modules.map((module) => {
    const tests = [...module.children.allTests()]
    const failures = tests.filter((test) => test.result().state !== 'passed').map((test) => test.fullName)
    const { collectDuration, duration, environmentSetupDuration, prepareDuration, setupDuration } =
      module.diagnostic()
    const ms = collectDuration + duration + environmentSetupDuration + prepareDuration + setupDuration
    // A file that fails to load counts as one failure, because it has no failed tests. A skipped test counts as failed.
    const failed = Math.max(failures.length, module.ok() && tests.length > 0 ? 0 : 1)
    return {
      passed: tests.length - failures.length,
      failed,
      file: {
        path: relative(process.cwd(), module.moduleId),
        seconds: ms / 1000,
        tests: tests.length,
        failures: failed > 0 && failures.length === 0 ? ['the file itself'] : failures,
      },
    }
  })
  return {
    passed: runs.reduce((total, run) => total + run.passed, 0),
    failed: runs.reduce((total, run) => total + run.failed, errors.length),
    files: runs.map((run) => run.file),
  }
}
