/** An event stream that is read without a browser. */
export interface ReadStream {
  readonly status: number
  readonly headers: Headers
  /** The events that arrived so far; the list grows. */
  readonly events: { readonly id: string; readonly event: string; readonly data: unknown }[]
  /** The last received id. */
  readonly lastId: () => string
  /** The raw text received. */
  readonly text: () => string
  /** Settles when the server ends the stream: `whole` if it was complete, `cut` if it was cut off. */
  readonly ended: Promise<'whole' | 'cut'>
  close(): void
}

/** Opens the stream at this address, and reads until one of the two sides ends it. */
export async function readStream(
  address: string,
  { token, lastId, locale = 'ar' }: { token?: string; lastId?: string; locale?: string } = {},
): Promise<ReadStream> {
  const abort = new AbortController()
  const answer = await fetch(address, {
    signal: abort.signal,
    headers: {
      'accept-language': locale,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(lastId === undefined ? {} : { 'last-event-id': lastId }),
    },
  })
  const events: ReadStream['events'] = []
  let [text, rest, id] = ['', '', '']
  async function read(): Promise<'whole' | 'cut'> {
    const decoder = new TextDecoder()
    try {
      for await (const chunk of answer.body ?? []) {
        const part = decoder.decode(chunk, { stream: true })
        text += part
        const blocks = (rest + part).split('\n\n')
        rest = blocks.pop() ?? ''
        for (const block of blocks) take(block)
      }
      return 'whole'
    } catch {
      return 'cut'
    }
  }
  function take(block: string): void {
    const fields = Object.fromEntries(block.split('\n').map((line) => line.split(/: ?(.*)/s).slice(0, 2)))
    id = fields.id ?? id
    if (fields.data !== undefined) events.push({ id, event: fields.event, data: JSON.parse(fields.data) })
  }
  return {
    status: answer.status,
    headers: answer.headers,
    events,
    lastId: () => id,
    text: () => text,
    ended: read(),
    close: () => abort.abort(),
  }
}
