import type { HttpRequest } from './api.ts'

/** Works like `fetch`, but also reports upload progress. */
export function sendCounted(onSent: (share: number) => void) {
  return (url: string, { method, headers, body, signal }: HttpRequest): Promise<Response> =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(method, url)
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
      request.upload.onprogress = ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0)
      request.onload = () => resolve(responseOf(request))
      request.onerror = () => reject(new TypeError('no answer'))
      request.onabort = () => reject(new DOMException('aborted', 'AbortError'))
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
