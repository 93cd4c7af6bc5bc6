import type { Locale } from '#shared/base/locale.ts'
import type { News, StreamEvent } from './streamTopics.ts'

/** What is written to a stream: one chunk of the reply, as it goes over the wire, and what is in it. */
export interface Frame {
  readonly chunk: Buffer
  readonly text: Buffer
}

/** The events that came after an id, and the last id among them. */
export interface Fresh extends Frame {
  readonly last: number
}

export function frameOf(text: string): Frame {
  const bytes = Buffer.from(text)
  const head = `${bytes.length.toString(16)}\r\n`
  const chunk = Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n')])
  return { chunk, text: chunk.subarray(head.length, -2) }
}

/** What of the news is new to whoever has got everything up to an id; undefined: nothing. Made once for all of them. */
export function freshAfter(news: News, id: number, locale: Locale): Fresh | undefined {
  const from = news.events.findIndex((event) => event.id > id)
  if (from < 0) return undefined
  return made(news, `${locale} ${from}`, () => {
    const events = news.events.slice(from)
    const text = events.map((event) => textOf(event, locale)).join('')
    return { ...frameOf(text), last: events.at(-1)?.id ?? id }
  })
}

/** What holds beside the events; it moves no stream from its place `id`. */
export function standingAt(news: News, id: number, locale: Locale): Frame | undefined {
  const { standing } = news
  if (!standing) return undefined
  return made(news, `${locale} at ${id}`, () => ({
    ...frameOf(textOf({ ...standing, id }, locale)),
    last: id,
  }))
}

const frames = new WeakMap<News, Map<string, Fresh>>()

function made(news: News, key: string, make: () => Fresh): Fresh {
  const kept = frames.get(news) ?? new Map<string, Fresh>()
  const frame = kept.get(key) ?? make()
  frames.set(news, kept.set(key, frame))
  return frame
}

/** JSON has no line breaks, so that each event is one line of data. */
function textOf({ id, name, data }: StreamEvent, locale: Locale): string {
  return `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data(locale))}\n\n`
}
