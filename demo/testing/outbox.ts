import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A message that the sandbox did not send. */
export interface KeptMessage {
  readonly to: string
  readonly channel: 'sms' | 'email'
  readonly text: string
  readonly at: string
}

/** What lies in the outbox of a market, oldest first; of one receiver, or all. */
export async function readOutbox(dataDir: string, to?: string): Promise<KeptMessage[]> {
  const folder = join(dataDir, 'outbox')
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json')).sort()
  const kept = await Promise.all(
    names.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as KeptMessage),
  )
  return kept.filter((message) => to === undefined || message.to === to)
}

/** The code that a message brings. */
export function codeIn({ text }: Pick<KeptMessage, 'text'>): string {
  const code = /^\d{6}/.exec(text)?.[0]
  if (code === undefined) throw new Error('the message does not begin with a code')
  return code
}
