/**
 * The address of a push service: https on port 443 with a host name. IP addresses are refused here. The sender
 * does not connect to names that resolve to a non-public address (platform/publicAddresses.ts).
 */
export const pushAddress = {
  pattern: /^https:\/\/(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(?:[/?][\x21-\x7e]*)?$/i,
  longest: 1_000,
} as const

/** The minute of the day of `22:00`; undefined for any other text. */
export function dayMinutes(text: string): number | undefined {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? []
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes)
}

/** Prints a minute of the day, such as `22:00`. */
export function dayTime(minute: number): string {
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
