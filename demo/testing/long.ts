/** Whether the long tests run too: `npm run test:long` sets it, `npm test` does not. */
export const withLong = process.env.TEST_LONG === '1'
