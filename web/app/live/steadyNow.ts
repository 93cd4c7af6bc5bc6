/** Monotonic clock in ms, for differences only: it does not change when the user sets the device's clock. */
export const steadyNow = () => performance.timeOrigin + performance.now()
