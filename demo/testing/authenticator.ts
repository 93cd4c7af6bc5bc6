import { setTimeout as wait } from 'node:timers/promises'
import { generateSync } from 'otplib'

const stepMs = 30_000

/**
 * The code that an authenticator app shows `away` steps of 30 s from now; `secret` is in the form in which people enter
 * it into the app.
 */
export function appCode(secret: string, away = 0): string {
  return generateSync({ secret, epoch: Math.floor((Date.now() + away * stepMs) / 1_000) })
}

/** Waits for the next step if the current step is nearly over, so that the step does not end while a test uses its codes. */
export async function beginStep(): Promise<void> {
  const left = stepMs - (Date.now() % stepMs)
  if (left < 5_000) await wait(left)
}
