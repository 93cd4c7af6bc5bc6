import { describe, expect, it } from 'vitest'
import { eventParser } from './eventParser.ts'

const stream =
  'retry: 3000\nid: 11\n\n: a comment\n\nid: 12\nevent: notification\ndata: {"n":1}\n\ndata:first\ndata: second\ndata\n\nid: 13\nevent: unread\ndata:  ٣\n\n'

const whole = [
  { id: '12', event: 'notification', data: '{"n":1}' },
  { id: '12', event: 'message', data: 'first\nsecond\n' },
  { id: '13', event: 'unread', data: ' ٣' },
]

describe('eventParser', () => {
  it('parses a whole stream', () => expect(eventParser().take(stream)).toEqual(whole))

  it.each([1, 2, 3, 7, 40])('parses a stream that arrives in pieces of %i characters', (size) => {
    const parser = eventParser()
    const events = []
    for (let from = 0; from < stream.length; from += size) {
      events.push(...parser.take(stream.slice(from, from + size)))
    }
    expect(events).toEqual(whole)
    expect(parser.position).toBe('13')
  })

  it.each(['\r\n', '\r'])('accepts the line ends %j in a stream that is split at any point', (end) => {
    const text = stream.replaceAll('\n', end)
    for (let cut = 1; cut < text.length; cut++) {
      const parser = eventParser()
      const events = [
        ...parser.take(text.slice(0, cut)),
        ...parser.take(text.slice(cut)),
        ...parser.take(' '),
      ]
      expect(events).toEqual(whole)
    }
  })

  it('updates the position only after a complete event', () => {
    const parser = eventParser()
    expect(parser.take('id: 5\n\n')).toEqual([])
    expect(parser.position).toBe('5')
    expect(parser.take('id: 6\ndata: half\n')).toEqual([])
    expect(parser.position).toBe('5')
    expect(parser.take('\n')).toEqual([{ id: '6', event: 'message', data: 'half' }])
  })

  it('ignores unknown fields', () => {
    expect(eventParser().take('retry: 1\nfoo: bar\nid: a\u0000b\ndata: x\n\n')).toEqual([
      { id: '', event: 'message', data: 'x' },
    ])
  })
})
