/** One event of a stream of server-sent events. */
export interface ServerEvent {
  /** The stream's place after it. */
  readonly id: string
  readonly event: string
  readonly data: string
}

export interface EventParser {
  /** Takes the next piece, wherever it was cut; answers the events that are now whole. */
  take(piece: string): ServerEvent[]
  /** The last place that was told, also by a block without data. */
  readonly place: string
}

/** Reads `text/event-stream` as the HTML standard says: any line ends, comments, data of several lines. */
export function eventParser(): EventParser {
  let [rest, place, id, event] = ['', '', '', '']
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
    place = id
    const whole = data.length > 0 ? { id, event: event || 'message', data: data.join('\n') } : undefined
    event = ''
    data = []
    return whole
  }

  return {
    take(piece) {
      rest += piece
      const events: ServerEvent[] = []
      // A carriage return at the very end may be the first half of a line's end.
      for (let found = lineEnd.exec(rest); found; found = lineEnd.exec(rest)) {
        const whole = line(rest.slice(0, found.index))
        rest = rest.slice(found.index + found[0].length)
        if (whole) events.push(whole)
      }
      return events
    },
    get place() {
      return place
    },
  }
}

const lineEnd = /\r\n|\n|\r(?!$)/
