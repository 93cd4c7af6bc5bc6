import { runBeside } from './programs.ts'
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

/** Runs the static part of the gate. All programs run at once, because most of them use one core for a part of their time. */
export async function runChecks(): Promise<Outcome> {
  const codes = await Promise.all(
    programs.map(async ({ name, script, args }) => {
      const { code, seconds, output } = await runBeside(script, args)
      heading(name)
      if (output.trim()) say(output.trimEnd())
      say(`${name}: ${code === 0 ? 'clean' : 'FAILED'}, ${seconds} s`)
      return code
    }),
  )
  const failed = codes.filter((code) => code !== 0).length
  return { passed: codes.length - failed, failed }
}

export function heading(name: string): void {
  say(`\n── ${name} ${'─'.repeat(Math.max(0, 76 - name.length))}`)
}
