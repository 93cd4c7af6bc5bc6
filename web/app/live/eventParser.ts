/** One server-sent event. */
export interface ServerEvent {
  /** The stream's position after the event (Last-Event-ID). */
  readonly id: string
  readonly event: string
  readonly data: string
}

export interface EventParser {
  /** Parses the next piece, which may be split at any point; returns the events that are now complete. */
  take(piece: string): ServerEvent[]
  /** The id of the last event; also set by a block without data. */
  readonly position: string
}

/** Parses `text/event-stream` by the HTML standard: any line ends, comments, data of several lines. */
export function eventParser(): EventParser {
  let [rest, position, id, event] = ['', '', '', '']
  let data: string[] = []

  function line(text: string): ServerEvent | undefined {
    if (text === '') return dispatch()
    const colon = text.indexOf(':')
    if (colon === 0) return undefined
    const field = colon < 0 ? text : text.slice(0, colon)
    const value = colon < 0 ? '' : text.slice(text[colon + 1] === ' ' ? colon + 2 : colon + 1)
    if (field === 'data') data.push(value)
    else if (field === 'event') event = value
    else if (field === 'id' && !value.includes('\0')) id = value
    return undefined
  }

  function dispatch(): ServerEvent | undefined {
    position = id
    const whole = data.length > 0 ? { id, event: event || 'message', data: data.join('\n') } : undefined
    event = ''
    data = []
    return whole
  }

  return {
    take(piece) {
      rest += piece
      const events: ServerEvent[] = []
      // A carriage return at the end of the piece may be the first half of CRLF, so it stays in the rest.
      for (let found = lineEnd.exec(rest); found; found = lineEnd.exec(rest)) {
        const whole = line(rest.slice(0, found.index))
        rest = rest.slice(found.index + found[0].length)
        if (whole) events.push(whole)
      }
      return events
    },
    get position() {
      return position
    },
  }
}

const lineEnd = /\r\n|\n|\r(?!$)/
