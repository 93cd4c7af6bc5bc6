import { defineConfig } from 'vitest/config'

// These start and kill PostgreSQL of their own: they stay out where an external server is under test.
const killers = ['node/embedded.test.ts', 'scripts/*.process.test.ts']

export default defineConfig({
  test: {
    include: ['{shared,node,server,behar,web,world,checks,scripts}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', ...(process.env.DATABASE_URL ? killers : [])],
    environment: 'node',
    globalSetup: ['world/testing/setup.ts'],
    maxWorkers: 2,
    testTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    hookTimeout: 300_000,
  },
})
