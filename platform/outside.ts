const LARGEST_BYTES = 64 * 1024

/**
 * Asks a service of others once, follows no redirect and reads no more than what an honest answer holds; the time limit is
 * the request's signal. Throws for everything but JSON of status 2xx. The error names neither what was sent nor what came;
 * another status is an {@link OutsideRefusal}.
 */
export async function askOutside(service: string, url: string, request: RequestInit): Promise<unknown> {
  const response = await fetch(url, { ...request, redirect: 'manual' })
  const text = await start(response)
  if (!response.ok) throw new OutsideRefusal(service, response.status)
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`the ${service} answers no JSON`)
  }
}

/** A service of others answered, but with a status that is no 2xx. */
export class OutsideRefusal extends Error {
  readonly status: number

  constructor(service: string, status: number) {
    super(`the ${service} answers ${status}`)
    this.status = status
  }
}

async function start({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  // Leaving the loop cancels the body, and with it the connection.
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > LARGEST_BYTES) break
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
