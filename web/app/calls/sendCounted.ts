import type { Sending } from './api.ts'

/** As `fetch`, which cannot tell how much of a body has left: for what takes long to send. */
export function sendCounted(onSent: (share: number) => void) {
  return (url: string, { method, headers, body, signal }: Sending): Promise<Response> =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(method, url)
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
      request.upload.onprogress = ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0)
      request.onload = () => resolve(responseOf(request))
      request.onerror = () => reject(new TypeError('nothing came back'))
      request.onabort = () => reject(new DOMException('given up', 'AbortError'))
      signal?.addEventListener('abort', () => request.abort(), { once: true })
      request.send(body ?? null)
    })
}

function responseOf(request: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const name of ['date', 'retry-after', 'content-type']) {
    const value = request.getResponseHeader(name)
    if (value !== null) headers.set(name, value)
  }
  return new Response(request.responseText, { status: request.status, headers })
}
