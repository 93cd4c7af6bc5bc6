const LARGEST_BYTES = 64 * 1024

/**
 * Calls an external service once. Follows no redirect and reads at most {@link LARGEST_BYTES}. The caller limits the time by
 * the signal of the request. Throws unless the answer is JSON with status 2xx. Error messages contain neither the request nor
 * the response; another status throws {@link ExternalStatusError}.
 */
export async function callExternal(service: string, url: string, request: RequestInit): Promise<unknown> {
  const response = await fetch(url, { ...request, redirect: 'manual' })
  const text = await readStart(response)
  if (!response.ok) throw new ExternalStatusError(service, response.status)
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`the ${service} does not answer with JSON`)
  }
}

/** Thrown when an external service answers with a status other than 2xx. */
export class ExternalStatusError extends Error {
  readonly status: number

  constructor(service: string, status: number) {
    super(`the ${service} answers with status ${status}`)
    this.status = status
  }
}

async function readStart({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  // Leaving the loop cancels the body, which also closes the connection.
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > LARGEST_BYTES) break
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
