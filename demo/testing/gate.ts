import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

/** A TCP proxy in front of a database that simulates a lost, silent or moved database. */
export interface Gate {
  /** The database's address through the gate. */
  readonly url: string
  /** Closes all connections and refuses new ones. */
  cut(): Promise<void>
  mend(): Promise<void>
  /**
   * Silently drops all bytes of the current connections, like a firewall that lost their state; new connections work.
   * With an address, new connections go there, as after a fail-over.
   */
  silence(movedTo?: string): void
  /** Passes no data until `thaw`, and accepts new connections without answering, like a stopped server. */
  freeze(): void
  thaw(): void
  close(): Promise<void>
}

/** Opens a gate on a free port; by default it passes data. */
export async function openGate(databaseUrl: string, { cut = false } = {}): Promise<Gate> {
  let target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  const pairs = new Set<Pair>()
  let frozen = false
  let server: Server | undefined

  async function listen(port: number): Promise<number> {
    server = createServer((near) => {
      const pair = { near, far: connect(Number(target.port), target.hostname) }
      pairs.add(pair)
      for (const socket of [pair.near, pair.far]) {
        sockets.add(socket)
        socket.on('error', () => undefined)
        socket.on('close', () => {
          sockets.delete(socket)
          // The other side of a silent pair is not notified.
          if (!pairs.delete(pair)) return
          pair.near.destroy()
          pair.far.destroy()
        })
      }
      if (!frozen) join(pair)
    })
    await new Promise<void>((resolve) => server?.listen(port, '127.0.0.1', resolve))
    return (server.address() as AddressInfo).port
  }
  async function stop(): Promise<void> {
    const closing = server && new Promise((resolve) => server?.close(resolve))
    server = undefined
    for (const socket of sockets) socket.destroy()
    await closing
  }

  const port = await listen(0)
  if (cut) await stop()
  const through = new URL(databaseUrl)
  through.host = `127.0.0.1:${port}`
  return {
    url: through.href,
    cut: stop,
    mend: async () => {
      if (!server) await listen(port)
    },
    silence(movedTo) {
      for (const pair of pairs) part(pair)
      pairs.clear()
      if (movedTo) target = new URL(movedTo)
    },
    freeze() {
      frozen = true
      for (const pair of pairs) part(pair)
    },
    thaw() {
      frozen = false
      for (const pair of pairs) join(pair)
    },
    close: stop,
  }
}

interface Pair {
  readonly near: Socket
  readonly far: Socket
}

function join({ near, far }: Pair): void {
  near.pipe(far).pipe(near)
}

function part({ near, far }: Pair): void {
  near.unpipe(far).pause()
  far.unpipe(near).pause()
}
