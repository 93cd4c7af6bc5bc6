/** This browser's clock that nobody sets: ms, of use for differences only. */
export const steadyNow = () => performance.timeOrigin + performance.now()
