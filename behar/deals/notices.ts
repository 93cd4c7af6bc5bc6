import type { Sql } from '#platform/database/db.ts'
import type { Log } from '#platform/logs/log.ts'
import { countFailure } from '#platform/logs/metrics.ts'
import type { MainPeople } from '../people/mainPeople.ts'
import { listWaitingNotices, setSent } from './noticesStore.ts'

export interface NoticesDeps {
  readonly db: Sql
  readonly people: Pick<MainPeople, 'notify'>
  readonly log: Pick<Log, 'warn'>
}

/** Sends the stored notices of deals and matches to the main market (transactional outbox, decision 74). */
export interface Notices {
  /**
   * Sends the waiting notices of a person with their main token. A failure is logged; the next call tries again. The main
   * market notifies once per notice.
   */
  send(actor: number, token: string): Promise<void>
}

export function openNotices({ db, people, log }: NoticesDeps): Notices {
  return {
    async send(actor, token) {
      try {
        for (const { id, receiver, deal, demand, news } of await listWaitingNotices(db, actor)) {
          const about = deal === null ? { demand_id: demand ?? undefined } : { deal_id: deal }
          await people.notify({ receiver_id: receiver, ...about, news, notice_id: id }, token)
          await setSent(db, id)
        }
      } catch (error) {
        countFailure('deal_notice')
        log.warn({ err: error }, 'notices could not be sent to the main market')
      }
    },
  }
}
