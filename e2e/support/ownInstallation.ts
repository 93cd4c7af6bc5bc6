import type { Browser, Page } from '@playwright/test'
import { openCommands } from '#demo/testing/commands.ts'
import { codeIn, readOutbox } from '#demo/testing/outbox.ts'
import { type Complaints, expect, watch } from './fixtures.ts'

/** A new market for one test, without trade: `npm start` on a folder that has only reference data. */
export interface Installation {
  readonly url: string
  /** Creates a staff account with the command line and returns the password, which is shown once. */
  makeStaff(mobile: string, role: string): Promise<string>
  /** Returns the code in the first message to this mobile (E.164), once the message arrives. */
  codeSentTo(mobile: string): Promise<string>
  /** Opens a separate browser on this market, in Arabic. Faults of its pages are recorded. */
  openBrowser(browser: Browser, width: number): Promise<Page>
  /** Returns the faults of all pages of all browsers. */
  complaints(): readonly string[]
  /** Runs `npm run verify` on the market. Returns the output if the command failed, otherwise null. */
  verify(): Promise<string | null>
  close(): Promise<void>
}

export async function openInstallation(): Promise<Installation> {
  const commands = await openCommands()
  const market = commands.npmRun('start', { SANDBOX: '1' })
  const close = async () => {
    market.child.kill('SIGTERM')
    await market.ended
    commands.remove()
  }
  const url = await market.ready().catch(async (error) => {
    await close()
    throw error
  })
  const watched: Complaints[] = []
  return {
    url,
    async makeStaff(mobile, role) {
      const command = commands.npmRun('operator', {}, [mobile, role])
      expect(await command.ended, command.output()).toBe(0)
      return String(/^Its password, shown only now: (\S+)$/m.exec(command.output())?.[1])
    },
    async codeSentTo(mobile) {
      const sent = () => readOutbox(commands.dataDir, mobile)
      await expect.poll(async () => (await sent()).length, `messages to ${mobile}`).toBeGreaterThan(0)
      const [message] = await sent()
      return message ? codeIn(message) : ''
    },
    async openBrowser(browser, width) {
      const context = await browser.newContext({
        baseURL: url,
        serviceWorkers: 'block',
        viewport: { width, height: 844 },
        locale: 'ar-SA',
        timezoneId: 'Asia/Riyadh',
      })
      const page = await context.newPage()
      page.setDefaultTimeout(30_000)
      watched.push(watch(page))
      return page
    },
    complaints: () => watched.flatMap((complaints) => complaints.all()),
    async verify() {
      const command = commands.npmRun('verify')
      return (await command.ended) === 0 ? null : command.output()
    },
    close,
  }
}
