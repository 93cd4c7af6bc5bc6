import type { Locale } from '#shared/base/locale.ts'
import type { News, StreamEvent } from './streamTopics.ts'

/** A part of a stream: the HTTP chunk in the form in which it is sent, and the text inside it. */
export interface Frame {
  readonly chunk: Buffer
  readonly text: Buffer
}

/** The events after an id, and the id of the last of these events. */
export interface Fresh extends Frame {
  readonly last: number
}

export function frameOf(text: string): Frame {
  const bytes = Buffer.from(text)
  const head = `${bytes.length.toString(16)}\r\n`
  const chunk = Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n')])
  return { chunk, text: chunk.subarray(head.length, -2) }
}

/** The events after an id as one frame, which all streams at that id share; undefined if there are none. */
export function freshAfter(news: News, id: number, locale: Locale): Fresh | undefined {
  const from = news.events.findIndex((event) => event.id > id)
  if (from < 0) return undefined
  return cached(news, `${locale} ${from}`, () => {
    const events = news.events.slice(from)
    const text = events.map((event) => textOf(event, locale)).join('')
    return { ...frameOf(text), last: events.at(-1)?.id ?? id }
  })
}

/** The current state as a frame, under the id that the stream already has. */
export function standingAt(news: News, id: number, locale: Locale): Frame | undefined {
  const { standing } = news
  if (!standing) return undefined
  return cached(news, `${locale} at ${id}`, () => ({
    ...frameOf(textOf({ ...standing, id }, locale)),
    last: id,
  }))
}

const frames = new WeakMap<News, Map<string, Fresh>>()

function cached(news: News, key: string, make: () => Fresh): Fresh {
  const known = frames.get(news) ?? new Map<string, Fresh>()
  const frame = known.get(key) ?? make()
  frames.set(news, known.set(key, frame))
  return frame
}

/** JSON contains no line breaks, so each event needs only one line of data. */
function textOf({ id, name, data }: StreamEvent, locale: Locale): string {
  return `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data(locale))}\n\n`
}
