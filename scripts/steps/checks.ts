import { runProgram } from './programs.ts'
import { say } from './progress.ts'

/** The result of a part of the gate: passed and failed tests. */
export interface Outcome {
  readonly passed: number
  readonly failed: number
}

/** The static part of the gate. Each program counts as one test. */
const programs = [
  { name: 'Types (tsc -b)', script: 'node_modules/typescript/bin/tsc', args: ['-b'] },
  {
    name: 'Format and lint (biome)',
    script: 'node_modules/@biomejs/biome/bin/biome',
    args: ['ci', '--error-on-warnings', ...(process.stdout.isTTY ? [] : ['--colors=off'])],
  },
  {
    name: 'Floating promises (oxlint)',
    script: 'node_modules/oxlint/bin/oxlint',
    args: ['--type-aware', '--deny-warnings'],
  },
  { name: 'Dead code (knip)', script: 'node_modules/knip/bin/knip.js', args: ['--no-progress'] },
] as const

export async function runChecks(): Promise<Outcome> {
  let [passed, failed] = [0, 0]
  for (const { name, script, args } of programs) {
    heading(name)
    const { code, seconds } = await runProgram(script, args)
    if (code === 0) passed += 1
    else failed += 1
    say(`${name}: ${code === 0 ? 'clean' : 'FAILED'}, ${seconds} s`)
  }
  return { passed, failed }
}

export function heading(name: string): void {
  say(`\n── ${name} ${'─'.repeat(Math.max(0, 76 - name.length))}`)
}
