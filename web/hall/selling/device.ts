import { referenceOf } from './form.ts'

/** The next slip number of this device on a day. Two devices have different letters. */
export function takeReference(day: string): string {
  const stored = read()
  const count = stored.day === day ? stored.count + 1 : 1
  const next = { device: stored.device, day, count }
  inMemory = next
  try {
    localStorage.setItem(deviceKey, JSON.stringify(next))
  } catch {
    // Storage is blocked; the counter is in memory until the page is closed.
  }
  return referenceOf(day, next.device, count)
}

type Counter = { readonly device: string; readonly day: string; readonly count: number }

function read(): Counter {
  try {
    const stored = JSON.parse(localStorage.getItem(deviceKey) ?? 'null') as Partial<Counter> | null
    if (stored && typeof stored.device === 'string' && typeof stored.count === 'number')
      return { device: stored.device, day: stored.day ?? '', count: stored.count }
  } catch {
    // Storage is blocked or was changed by hand.
  }
  inMemory ??= { device: letters(), day: '', count: 0 }
  return inMemory
}

let inMemory: Counter | undefined
const deviceKey = 'hall_device'

/** Two letters that nobody confuses when they are read aloud. */
function letters(): string {
  const alphabet = 'ABCDEFHKLMNPRSTUVWXYZ'
  return Array.from(
    crypto.getRandomValues(new Uint8Array(2)),
    (byte) => alphabet[byte % alphabet.length],
  ).join('')
}
