import { describe, expect, it } from 'vitest'
import { calendarOf } from './calendarFile.ts'

const event = {
  uid: 'session-12@market.example',
  startsAt: new Date('2026-11-26T13:30:00Z'),
  endsAt: new Date('2026-11-26T14:45:30.500Z'),
  title: 'جلسة مزاد في سوق القطيف',
  place: 'سوق القطيف، القطيف',
  details: 'https://market.example/auctions/sessions/12',
  address: 'https://market.example/auctions/sessions/12',
  minutesBefore: 15,
}
const now = new Date('2026-11-20T08:00:00Z')
/** The lines of a calendar after unfolding, as a calendar reads them. */
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

describe('calendarOf', () => {
  it('returns an event with the times in UTC, the place, the address and an alarm', () => {
    expect(linesOf(calendarOf(event, now))).toEqual([
      ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//samak-market//auction sessions//EN', 'METHOD:PUBLISH'],
      ...['BEGIN:VEVENT', 'UID:session-12@market.example', 'DTSTAMP:20261120T080000Z'],
      ...['DTSTART:20261126T133000Z', 'DTEND:20261126T144530Z', 'SUMMARY:جلسة مزاد في سوق القطيف'],
      ...['LOCATION:سوق القطيف، القطيف', `DESCRIPTION:${event.details}`, `URL:${event.address}`],
      ...['BEGIN:VALARM', 'ACTION:DISPLAY', 'DESCRIPTION:جلسة مزاد في سوق القطيف', 'TRIGGER:-PT15M'],
      ...['END:VALARM', 'END:VEVENT', 'END:VCALENDAR', ''],
    ])
  })

  it('escapes separators and line breaks, so that a name cannot add a line', () => {
    const text = calendarOf({ ...event, title: 'Fish; fresh, "A\\B"\r\nATTACH:evil\nX', place: 'a,b' }, now)
    expect(linesOf(text)).toContain(String.raw`SUMMARY:Fish\; fresh\, "A\\B"\nATTACH:evil\nX`)
    expect(linesOf(text)).toContain(String.raw`LOCATION:a\,b`)
    expect(linesOf(text).filter((line) => line.startsWith('ATTACH'))).toEqual([])
  })

  it('folds lines at 75 bytes without breaking a character', () => {
    const title = 'سوق القطيف المركزي للأسماك '.repeat(8).trim()
    const text = calendarOf({ ...event, title }, now)
    for (const line of text.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      expect(line).not.toContain('\uFFFD')
    }
    expect(linesOf(text)).toContain(`SUMMARY:${title}`)
  })
})
