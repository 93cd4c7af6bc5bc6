import { ArrowRight } from 'lucide-react'
import type { Page } from '#shared/base/page.ts'
import { type SettingName, settingBounds } from '#shared/base/settings.ts'
import type { SettingsDeed } from '#shared/operator/settings.ts'
import { useLocale, useText } from '../base/text.ts'
import { Card } from '../base/ui/Card.tsx'
import { Isolate, Name } from '../base/ui/Isolate.tsx'
import { Pager } from '../base/ui/Pager.tsx'
import { Moment } from './DataTable.tsx'
import { settingsText } from './settingsMessages.ts'
import { daysWords, spanWords } from './settingsTime.ts'

/** Who changed which setting, when, from what to what; newest first. */
export function SettingsHistory({
  history,
  onPage,
}: {
  readonly history: Page<SettingsDeed>
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
            {history.data.map((deed) => (
              <Deed key={deed.id} deed={deed} />
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

function Deed({ deed: { at, actor, changes, note } }: { readonly deed: SettingsDeed }) {
  const t = useText(settingsText)
  const say = useValueWords()
  return (
    <li className="flex flex-wrap gap-x-6 gap-y-2 border-b border-hairline px-5 py-4 text-dense last:border-b-0">
      <span className="w-40 text-quiet">
        <Moment at={at} />
      </span>
      <Name className="w-40 font-bold">{actor ? actor.name : t.console}</Name>
      <span className="min-w-56 grow">
        {changes.map(({ name, from, to }) => (
          <span key={name} className="block">
            {isSetting(name) ? t[name] : <Isolate>{name}</Isolate>}
            {': '}
            <span className="text-quiet">{say(name, from)}</span>{' '}
            <ArrowRight aria-label={t.became} size={16} className="onwards inline text-quiet" />{' '}
            <b>{say(name, to)}</b>
          </span>
        ))}
        {note !== null && <Name className="block text-meta text-quiet">{note}</Name>}
      </span>
    </li>
  )
}

type Named = SettingName | 'commission_bp' | 'second_factor_required'

/** A setting that there is no more keeps its bare name. */
const isSetting = (name: string): name is Named =>
  name === 'commission_bp' || name === 'second_factor_required' || name in settingBounds

/** A value of a setting in words: percent, a length of time, yes or no. */
function useValueWords() {
  const t = useText(settingsText)
  const locale = useLocale()
  return (name: string, value: SettingsDeed['changes'][number]['from']): string => {
    if (value === null) return t.environment
    if (typeof value === 'boolean') return value ? t.on : t.off
    if (name === 'commission_bp') return `\u2066${value / 100}%\u2069`
    return name.endsWith('_days') ? daysWords(value, locale) : spanWords(value, locale)
  }
}
