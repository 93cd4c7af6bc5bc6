import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const parts = ['http', 'auctions', 'requests', 'money', 'size', 'behar', 'operator', 'insight', 'uploads']

it.each(parts)(
  'the bench part %s runs to its end and prints its rows',
  async (part) => {
    const { PATH, HOME, TMPDIR } = process.env
    const sizes = { products: 2_000, orders: 2_000, records: 5_000, seconds: 1, streams: 20 }
    const options = Object.entries(sizes).flatMap(([name, value]) => [`--${name}`, String(value)])
    const { stdout } = await promisify(execFile)('npm', ['run', 'bench', '--', ...options, '--only', part], {
      env: { PATH, HOME, TMPDIR },
    })
    expect(stdout.split('\n').filter((line) => line.startsWith('| ')).length).toBeGreaterThan(2)
  },
  600_000,
)
