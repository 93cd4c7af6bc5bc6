import { type AddressInfo, createServer, type Socket } from 'node:net'

/** The limit of the platform for a crowd: what it is told is written to every socket, as it is. */
const sockets = new Set<Socket>()
const server = createServer((socket) => {
  sockets.add(socket)
  socket.on('error', () => undefined)
  socket.on('close', () => sockets.delete(socket))
  socket.write('here\n')
})
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }))

process.on('message', (told: 'usage' | { readonly frame: string }) => {
  if (told === 'usage') {
    const { user, system } = process.cpuUsage()
    return void process.send?.({ cpu: user + system })
  }
  const bytes = Buffer.from(told.frame, 'base64')
  for (const socket of sockets) socket.write(bytes)
})
process.once('disconnect', () => process.exit(0))
