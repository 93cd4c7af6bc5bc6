import { startWorker } from '#server/worker.ts'
import { runService } from './steps/command.ts'
import { say } from './steps/progress.ts'
import { requireDatabaseUrl } from './steps/settings.ts'

await runService(async (session) => {
  const databaseUrl = requireDatabaseUrl(session, 'worker')
  const worker = await startWorker(session.config, { databaseUrl, log: session.log })
  session.shutdown.add('the worker', () => worker.close())
  say('Ready for jobs')
})
