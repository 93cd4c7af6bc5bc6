/**
 * The address of a push service. Only https on its usual port, and only names: an address of a network is refused here, and
 * a name of a network that is not public is refused when it is resolved (platform/publicAddresses.ts).
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

/** The text of a minute of the day, `22:00`. */
export function dayTime(minute: number): string {
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
