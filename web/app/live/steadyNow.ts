/** Monotonic clock in ms, for differences only; setting the device's clock does not change it. */
export const steadyNow = () => performance.timeOrigin + performance.now()
