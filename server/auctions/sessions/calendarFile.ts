/** An event of a calendar. The texts are not escaped. */
export interface CalendarEvent {
  /** The identifier of the event, which is the same for every version of the event. */
  readonly uid: string
  readonly startsAt: Date
  readonly endsAt: Date
  readonly title: string
  readonly place: string
  readonly details: string
  readonly address: string
  /** The reminder of the device, in minutes before the start. */
  readonly minutesBefore: number
}

/** A calendar with one event (iCalendar, RFC 5545). All times are UTC; `now` is the time of this version. */
export function calendarOf(event: CalendarEvent, now: Date): string {
  const { uid, startsAt, endsAt, title, place, details, address, minutesBefore } = event
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//samak-market//auction sessions//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(startsAt)}`,
    `DTEND:${utc(endsAt)}`,
    `SUMMARY:${escapedText(title)}`,
    `LOCATION:${escapedText(place)}`,
    `DESCRIPTION:${escapedText(details)}`,
    `URL:${address}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapedText(title)}`,
    `TRIGGER:-PT${minutesBefore}M`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** A time in the UTC form of iCalendar: `20261126T133000Z`. */
const utc = (at: Date) => `${at.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

/** Escapes the characters that separate values and lines (section 3.3.11). */
function escapedText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n')
}

/** Folds a line of more than 75 bytes, without a break inside a character (section 3.1). */
function folded(line: string): string {
  const parts: string[] = []
  let [part, bytes] = ['', 0]
  for (const character of line) {
    const size = Buffer.byteLength(character)
    // The space at the beginning of a continuation line counts towards its length.
    if (bytes + size > 75) {
      parts.push(part)
      ;[part, bytes] = ['', 1]
    }
    part += character
    bytes += size
  }
  return [...parts, part].join('\r\n ')
}
