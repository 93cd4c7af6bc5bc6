import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readOutbox } from '#demo/testing/outbox.ts'
import { loadConfig } from '#platform/config.ts'
import { openLog } from '#platform/logs/log.ts'
import { openOutgoing } from './outgoing.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'samak-outgoing-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

function open(env: Record<string, string>) {
  const lines: string[] = []
  const log = openLog({ level: 'info', to: { write: (line) => void lines.push(line) } })
  return { outgoing: openOutgoing(loadConfig(env), log), lines }
}

const sms = { to: '+966501234567', text: '123456 رمز\n\n@samak.example #123456' }
const mail = { to: 'care@samak.example', subject: 'سؤال', text: 'متى تفتحون؟' }

describe('openOutgoing', () => {
  it('writes each message of a sandbox to an outbox file before it closes', async () => {
    const { outgoing, lines } = open({ DATA_DIR: join(folder, 'sandbox') })
    expect(outgoing.sendsSms).toBe(true)
    outgoing.sms(sms)
    outgoing.mail(mail)
    await outgoing.close()
    const stored = await readOutbox(join(folder, 'sandbox'))
    expect(stored.toSorted((one, other) => one.channel.localeCompare(other.channel))).toEqual([
      { to: mail.to, channel: 'email', text: 'سؤال\n\nمتى تفتحون؟', at: expect.stringMatching(/Z$/) },
      { ...sms, channel: 'sms', at: expect.stringMatching(/Z$/) },
    ])
    expect(lines).toEqual([])
  })

  it('logs a failure without the recipient, the text and the key', async () => {
    const file = join(folder, 'file')
    await writeFile(file, '')
    const { outgoing, lines } = open({
      DATA_DIR: file,
      SMS_URL: 'http://127.0.0.1:9/send',
      SMS_TOKEN: 'key',
      SMS_SENDER: 'SAMAK',
    })
    outgoing.sms(sms)
    outgoing.mail(mail)
    await outgoing.close()
    expect(lines.map((line) => JSON.parse(line).channel).sort()).toEqual(['email', 'sms'])
    for (const line of lines) {
      expect(JSON.parse(line)).toMatchObject({ msg: 'a message was not sent', reason: expect.any(String) })
      expect(line).not.toMatch(/50123|123456|care@|متى|key/)
    }
  })

  it('sends nothing without configuration', async () => {
    const { outgoing, lines } = open({ DEMO: '0', DATA_DIR: join(folder, 'none') })
    expect(outgoing.sendsSms).toBe(false)
    outgoing.sms(sms)
    outgoing.mail(mail)
    await outgoing.close()
    expect([await readOutbox(join(folder, 'none')), lines]).toEqual([[], []])
  })
})
