import { History, Trash2, X } from 'lucide-react'
import { useText } from '../../app/texts/text.ts'
import { ListOption } from '../../ui/suggestions/ListOption.tsx'
import { ListPopup } from '../../ui/suggestions/ListPopup.tsx'
import type { Combobox } from '../../ui/suggestions/useCombobox.ts'
import { suggestionText } from './messages.ts'
import { forgetSearch, forgetSearches, useRecentSearches } from './recentSearches.ts'

type RecentSearchesProps = {
  readonly combobox: Combobox
  readonly onChoose: (words: string) => void
}

/**
 * The last searches on this device, for an empty search box. Each can be removed by its button or by the
 * Delete key.
 */
export function RecentSearches({ combobox, onChoose }: RecentSearchesProps) {
  const t = useText(suggestionText)
  const searches = useRecentSearches()
  return (
    <ListPopup
      combobox={combobox}
      label={t.recent}
      heading={t.recent}
      status={undefined}
      blank={searches.length === 0}
    >
      {searches.map((words, index) => (
        <div key={words} role="presentation" className="flex">
          <ListOption
            combobox={combobox}
            id={`recent-${index}`}
            onChoose={() => onChoose(words)}
            className="min-w-0 grow"
          >
            <History aria-hidden size={18} className="shrink-0 text-quiet" />
            <bdi className="truncate text-dense">{words}</bdi>
          </ListOption>
          <ListOption
            combobox={combobox}
            id={`remove-${index}`}
            label={t.removeRecent(words)}
            removes
            onChoose={() => forgetSearch(words)}
            className="w-11 shrink-0 justify-center"
          >
            <X aria-hidden size={18} className="text-quiet" />
          </ListOption>
        </div>
      ))}
      <ListOption combobox={combobox} id="clear" onChoose={forgetSearches}>
        <Trash2 aria-hidden size={18} className="shrink-0 text-quiet" />
        <span className="text-dense text-quiet">{t.clearRecent}</span>
      </ListOption>
    </ListPopup>
  )
}
