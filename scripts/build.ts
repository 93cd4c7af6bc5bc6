import { runTask } from './steps/command.ts'
import { say } from './steps/progress.ts'
import { buildSite } from './steps/site.ts'

await runTask(async ({ shutdown }) => {
  say(`The site is built in ${await buildSite(shutdown)}`)
})
