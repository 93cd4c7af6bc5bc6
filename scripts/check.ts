import { runChecks } from './steps/checks.ts'
import { say } from './steps/progress.ts'

const { passed, failed } = await runChecks()
say(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
