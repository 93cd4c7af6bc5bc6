import { type AddressInfo, createServer, type Socket } from 'node:net'

/** The upper bound of the platform for many viewers: writes each received message unchanged to every socket. */
const sockets = new Set<Socket>()
const server = createServer((socket) => {
  sockets.add(socket)
  socket.on('error', () => undefined)
  socket.on('close', () => sockets.delete(socket))
  socket.write('here\n')
})
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }))

process.on('message', (message: 'usage' | { readonly frame: string }) => {
  if (message === 'usage') {
    const { user, system } = process.cpuUsage()
    return void process.send?.({ cpu: user + system })
  }
  const bytes = Buffer.from(message.frame, 'base64')
  for (const socket of sockets) socket.write(bytes)
})
process.once('disconnect', () => process.exit(0))
