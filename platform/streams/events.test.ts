import { expect, it, vi } from 'vitest'
import { cloneDatabase } from '#demo/testing/database.ts'
import { openGate } from '#demo/testing/gate.ts'
import { openDatabase } from '../database/db.ts'
import { openLog } from '../logs/log.ts'

it('database events continue on a new connection after the listening connection has fallen silent', async () => {
  const log = openLog({ level: 'silent' })
  const database = await cloneDatabase('empty')
  const gate = await openGate(database.url)
  const [here, there] = [openDatabase(gate.url, { log }), openDatabase(database.url, { log })]
  const received: string[] = []
  let reconnects = 0
  here.events.subscribe({
    received: (topics) => received.push(...topics),
    reconnected: () => {
      reconnects += 1
    },
  })
  await vi.waitFor(() => expect(reconnects).toBe(1), { timeout: 10_000 })
  there.events.publish(['lot:1'])
  await vi.waitFor(() => expect(received).toEqual(['lot:1']), { timeout: 10_000 })
  gate.silence()
  await vi.waitFor(() => expect(reconnects).toBe(2), { timeout: 20_000 })
  there.events.publish(['lot:2'])
  await vi.waitFor(() => expect(received).toEqual(['lot:1', 'lot:2']), { timeout: 10_000 })
  await here.close()
  await there.close()
  await gate.close()
  await database.drop()
}, 60_000)
