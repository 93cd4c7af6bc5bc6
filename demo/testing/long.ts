/** Whether the long tests also run: `npm run test:long` sets the variable, `npm test` does not. */
export const withLong = process.env.TEST_LONG === '1'
