import { connect, type Socket } from 'node:net'

/** Input of a process that opens viewers: their number, address and request. */
export interface Viewing {
  readonly port: number
  readonly count: number
  /** The request that each viewer sends after connecting. */
  readonly request: string
}

/** The output when every viewer has received the next frame: the times, in ms of the machine's clock. */
export interface Arrived {
  readonly arrived: number[]
}

// Plain sockets are used, so that the client costs little compared with the server.
const sockets: Socket[] = []
let arrived: number[] = []

process.once('message', (viewing: Viewing) => void openAll(viewing))
process.once('disconnect', () => process.exit(0))

async function openAll({ port, count, request }: Viewing): Promise<void> {
  let left = count
  const worker = async () => {
    while (left-- > 0) await open(port, request)
  }
  await Promise.all(Array.from({ length: 50 }, worker))
  process.send?.({ opened: count })
}

/** Opens a viewer. Resolves with the first bytes: the head of an answer, or a comment. */
function open(port: number, request: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    sockets.push(socket)
    let opened = false
    let rest = 0
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('a viewer was cut off')))
    socket.on('data', (part) => {
      if (!opened) {
        opened = true
        const text = part.toString('latin1')
        if (text.startsWith('HTTP/') && !text.startsWith('HTTP/1.1 200'))
          reject(new Error(text.slice(0, 200)))
        return resolve()
      }
      // Comments are skipped; a frame in two parts counts when its second part arrives.
      if (part.length <= longestComment) return
      const ends = part[part.length - 3] === newline && part[part.length - 4] === newline
      if (ends || rest > 0) {
        rest = 0
        arrive()
      } else rest = part.length
    })
    socket.write(request)
  })
}

const longestComment = 10
const newline = 10

function arrive(): void {
  arrived.push(Number(process.hrtime.bigint()) / 1e6)
  if (arrived.length < sockets.length) return
  process.send?.({ arrived } satisfies Arrived)
  arrived = []
}
