import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{shared,node,server,behar,web,world,checks,scripts}/**/*.test.{ts,tsx}'],
    environment: 'node',
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 180_000,
  },
})
