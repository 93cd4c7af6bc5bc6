import { connect, type Socket } from 'node:net'

/** Input of a process that opens streams: tokens and address. */
export interface Following {
  readonly port: number
  readonly tokens: readonly string[]
}

// Plain sockets are used, so that the client costs little compared with the server.
const sockets: Socket[] = []
let [opened, comments] = [0, 0]

process.once('message', (following: Following) => void follow(following))
process.on('message', (question) => {
  if (question === 'comments') process.send?.({ comments })
})
process.once('disconnect', () => process.exit(0))

async function follow({ port, tokens }: Following): Promise<void> {
  const waiting = [...tokens]
  const worker = async () => {
    for (let token = waiting.pop(); token; token = waiting.pop()) await open(port, token)
  }
  await Promise.all(Array.from({ length: 50 }, worker))
  process.send?.({ opened })
}

function open(port: number, token: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    sockets.push(socket)
    let head = ''
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('a stream was closed')))
    socket.on('data', (part) => {
      if (head.includes('\nid: ')) {
        if (part.includes(':\n\n')) comments += 1
        return
      }
      head += part
      if (!head.startsWith('HTTP/1.1 200')) reject(new Error(`refused: ${head.slice(0, 200)}`))
      if (!head.includes('\nid: ')) return
      opened += 1
      resolve()
    })
    socket.write(
      `GET /api/events HTTP/1.1\r\nHost: market\r\nAccept-Language: ar\r\nAuthorization: Bearer ${token}\r\n\r\n`,
    )
  })
}
