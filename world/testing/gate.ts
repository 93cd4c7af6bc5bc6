import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

/** A way to a database that can be cut and mended: for servers whose database goes away and comes back. */
export interface Gate {
  /** The database's address through the gate. */
  readonly url: string
  /** Cuts what runs through it and refuses what comes. */
  cut(): Promise<void>
  mend(): Promise<void>
  close(): Promise<void>
}

/** Opens a gate on a free port, mended unless told otherwise. */
export async function openGate(databaseUrl: string, { cut = false } = {}): Promise<Gate> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let server: Server | undefined

  async function listen(port: number): Promise<number> {
    server = createServer((near) => {
      const far = connect(Number(target.port), target.hostname)
      for (const socket of [near, far]) {
        sockets.add(socket)
        socket.on('error', () => undefined)
        socket.on('close', () => sockets.delete(socket))
      }
      near.pipe(far).pipe(near)
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
    close: stop,
  }
}
