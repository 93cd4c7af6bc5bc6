import { parentPort, workerData } from 'node:worker_threads'

/** A picture and its sender's token. */
export interface Sent {
  readonly picture: Uint8Array<ArrayBuffer>
  readonly token: string
}

export interface WavesData {
  readonly url: string
  readonly sent: readonly Sent[]
}

// Sends pictures in waves from a separate thread, so that they do not delay the measuring thread. The parent sends
// "begin" and "end"; the reply to "end" is the number of answers by status.
const { url, sent } = workerData as WavesData
const statuses: Record<number, number> = {}
let going = false
let done = Promise.resolve()

parentPort?.on('message', async (message: 'begin' | 'end') => {
  going = message === 'begin'
  if (going) done = run()
  else {
    await done
    parentPort?.postMessage(statuses)
  }
})

async function run(): Promise<void> {
  while (going) await Promise.all(sent.map(send))
}

async function send({ picture, token }: Sent): Promise<void> {
  const form = new FormData()
  form.append('avatar', new Blob([picture]), 'me.jpg')
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`${url}/api/profile`, { method: 'POST', body: form, headers })
  await answer.arrayBuffer()
  statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
}
