import { ArrowRight } from 'lucide-react'
import type { Page } from '#shared/base/page.ts'
import type { SettingsAuditAction } from '#shared/operator/settings.ts'
import { useText } from '../../app/texts/text.ts'
import { Card } from '../../ui/Card.tsx'
import { Pager } from '../../ui/lists/Pager.tsx'
import { Name } from '../../ui/values/Isolate.tsx'
import { Moment } from '../table/Moment.tsx'
import { settingsText } from './messages.ts'
import { SettingName, useSettingWords } from './settingWords.tsx'

/** The changes of settings, newest first. */
export function SettingsHistory({
  history,
  onPage,
}: {
  readonly history: Page<SettingsAuditAction>
  readonly onPage: (page: number) => void
}) {
  const t = useText(settingsText)
  return (
    <section aria-labelledby="settings-history">
      <h2 id="settings-history" className="mb-3 text-h2 font-bold">
        {t.history}
      </h2>
      <Card padding="none" className="overflow-clip">
        {history.data.length === 0 ? (
          <p className="p-5 text-dense text-quiet">{t.noHistory}</p>
        ) : (
          <ul>
            {history.data.map((auditAction) => (
              <AuditAction key={auditAction.id} auditAction={auditAction} />
            ))}
          </ul>
        )}
        <div className="flex justify-end px-4 pb-4">
          <Pager page={history.current_page} lastPage={history.last_page} onPage={onPage} />
        </div>
      </Card>
    </section>
  )
}

function AuditAction({
  auditAction: { at, actor, changes, note },
}: {
  readonly auditAction: SettingsAuditAction
}) {
  const t = useText(settingsText)
  const say = useSettingWords()
  return (
    <li className="flex flex-wrap gap-x-6 gap-y-2 border-b border-hairline px-5 py-4 text-dense last:border-b-0">
      <span className="w-40 text-quiet">
        <Moment at={at} />
      </span>
      <Name className="w-40 font-bold">{actor ? actor.name : t.console}</Name>
      <span className="min-w-56 grow">
        {changes.map(({ name, from, to }) => (
          <span key={name} className="block">
            <SettingName name={name} />
            {': '}
            <span className="text-quiet">{say(name, from)}</span>{' '}
            <ArrowRight aria-label={t.became} size={16} className="onwards inline text-quiet" />{' '}
            <b>{say(name, to)}</b>
          </span>
        ))}
        {note !== null && <Name className="block w-fit wrap-anywhere text-meta text-quiet">{note}</Name>}
      </span>
    </li>
  )
}
