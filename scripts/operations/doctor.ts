import { findRunning } from '#platform/database/embedded.ts'
import { PlainError } from '#platform/plainError.ts'
import { runTask } from '../steps/command.ts'
import { examineConfiguration } from '../steps/doctor/configuration.ts'
import { examineDatabase } from '../steps/doctor/database.ts'
import { examine, lineOf, note } from '../steps/doctor/findings.ts'
import { examineMachine } from '../steps/doctor/machine.ts'
import { examineReplica } from '../steps/doctor/replica.ts'
import { examineServices } from '../steps/doctor/services.ts'
import { say } from '../steps/progress.ts'
import { ownerUrlOf } from '../steps/settings.ts'

// `npm run doctor` names what is misconfigured on this machine, and what to do about it. It leaves no changes behind.
await runTask(async ({ config, log }) => {
  const { DATABASE_URL, DATA_DIR } = config
  const running = DATABASE_URL
    ? { servingUrl: DATABASE_URL, ownerUrl: ownerUrlOf(config) ?? DATABASE_URL }
    : await findRunning(DATA_DIR)
  const findings = [
    ...(await examine('This machine', () => examineMachine(config))),
    ...examineConfiguration(config),
    ...(running
      ? await examine('The database', () => examineDatabase({ config, urls: running, log }))
      : [note('The market does not run, so its database was not examined', 'Start it and run this again.')]),
    ...(running
      ? await examine('The replica', () =>
          examineReplica({ url: config.DATABASE_READ_URL, primaryUrl: running.servingUrl, log }),
        )
      : []),
    ...(await examine('The services', () => examineServices(config))),
  ]
  for (const finding of findings) say(lineOf(finding))
  const count = findings.filter(({ kind }) => kind === 'wrong').length
  if (count > 0) throw new PlainError(`${count} of ${findings.length} checks found a problem.`)
  say(`No problem was found; ${findings.filter(({ kind }) => kind === 'note').length} notes.`)
})
