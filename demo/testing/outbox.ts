import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A message that the sandbox stored and did not send. */
export interface StoredMessage {
  readonly to: string
  readonly channel: 'sms' | 'email'
  readonly text: string
  readonly at: string
  /** The address in the header List-Unsubscribe. */
  readonly unsubscribe?: string
}

/** The messages in the outbox of a market, oldest first: all messages, or those to one receiver. */
export async function readOutbox(dataDir: string, to?: string): Promise<StoredMessage[]> {
  const folder = join(dataDir, 'outbox')
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json')).sort()
  const kept = await Promise.all(
    names.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as StoredMessage),
  )
  return kept.filter((message) => to === undefined || message.to === to)
}

/** The code that a message contains. */
export function codeIn({ text }: Pick<StoredMessage, 'text'>): string {
  const code = /^\d{6}/.exec(text)?.[0]
  if (code === undefined) throw new Error('the message does not begin with a code')
  return code
}
