import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import {
  ArrowRight,
  Banknote,
  FileSpreadsheet,
  Fish,
  Gavel,
  Landmark,
  type LucideIcon,
  Mail,
  MessagesSquare,
  Package,
  Users,
} from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { fold } from '#shared/base/text/fold.ts'
import type { FoundRecord } from '#shared/operator/find.ts'
import type { FoundKind } from '#shared/operator/foundKinds.ts'
import { api } from '../../app/calls/api.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { ListOption } from '../../ui/suggestions/ListOption.tsx'
import { ListPopup } from '../../ui/suggestions/ListPopup.tsx'
import type { Combobox } from '../../ui/suggestions/useCombobox.ts'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { sectionTitles } from '../frame/messages.ts'
import { type OperatorPlace, operatorLink, recordPlace } from '../frame/places.ts'
import { sections, titleOf } from '../frame/sections.ts'
import { Amount } from '../table/Amount.tsx'
import { kindsFor } from './kindsFor.ts'
import { findText } from './messages.ts'

type FoundListProps = {
  readonly combobox: Combobox
  readonly typed: string
  readonly onChoose: () => void
}

/** The found records in groups by kind, and the pages whose name contains the text. */
export function FoundList({ combobox, typed, onChoose }: FoundListProps) {
  const t = useText(findText)
  const navigate = useNavigate()
  const words = useSettled(typed.trim())
  const result = useFound(words)
  const settled = words === typed.trim()
  // Results of an earlier text are not shown: Enter would open the first of them.
  const records = (settled && words.length >= leastTyped && result.data?.data) || []
  const pages = pagesNamed(typed)
  const count = records.length + pages.length
  const go = (place: OperatorPlace) => {
    onChoose()
    void navigate(operatorLink(place))
  }
  const waiting = result.isFetching || !settled
  const none = result.isError ? t.failed : waiting ? t.searching : t.none
  return (
    <ListPopup
      combobox={combobox}
      label={t.results}
      status={typed.trim() === '' ? undefined : count === 0 ? none : t.found(count)}
      note={count === 0 ? none : null}
      highlightFirst={typed.trim() !== ''}
      minWidth={480}
    >
      {kindsFor(words).map((kind) => {
        const rows = records.filter((record) => record.kind === kind)
        if (rows.length === 0) return null
        return (
          <Group key={kind} label={t[kind]}>
            {rows.map((record) => (
              <ListOption
                key={record.id}
                combobox={combobox}
                id={`${kind}${record.id}`}
                onChoose={() => go(placeOf(record))}
              >
                <Found record={record} />
              </ListOption>
            ))}
          </Group>
        )
      })}
      {pages.length > 0 && (
        <Group label={t.pages}>
          {pages.map((page) => (
            <ListOption
              key={page.path}
              combobox={combobox}
              id={`page${page.path}`}
              onChoose={() => go({ to: page.path } as OperatorPlace)}
            >
              <Page page={page} />
            </ListOption>
          ))}
        </Group>
      )}
    </ListPopup>
  )
}

/** The minimum length of the text. A shorter text would match too many records. */
const leastTyped = 2

function useFound(words: string) {
  const locale = useLocale()
  return useQuery({
    queryKey: ['operator', 'find', locale, words],
    enabled: words.length >= leastTyped,
    queryFn: ({ signal }) => api('GET operator/find', { query: { s: words } }, { locale, signal }),
  })
}

/** Returns the text once it has not changed for 200 ms. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), 200)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

type Section = (typeof sections)[number]

/** The pages whose title in either language contains the text; all pages if the text is blank. */
function pagesNamed(typed: string): readonly Section[] {
  const words = fold(typed)
  return sections.filter((section) =>
    Object.values(sectionTitles[titleOf(section)]).some((title) => fold(title).includes(words)),
  )
}

function Group({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be inside a listbox.
    <div role="group" aria-label={label}>
      <p aria-hidden className="px-3 pt-2 pb-1 text-meta font-bold text-quiet">
        {label}
      </p>
      {children}
    </div>
  )
}

function Page({ page }: { readonly page: Section }) {
  const titles = useText(sectionTitles)
  return (
    <>
      <page.icon aria-hidden size={20} className="shrink-0 text-primary" />
      <span className="min-w-0 grow font-bold">{titles[titleOf(page)]}</span>
      <ArrowRight aria-hidden size={18} className="onwards shrink-0 text-quiet" />
    </>
  )
}

function Found({ record: { kind, number, name, detail, amount } }: { readonly record: FoundRecord }) {
  const Icon = icons[kind]
  return (
    <>
      <Icon aria-hidden size={20} className="shrink-0 text-primary" />
      <span className="min-w-0 grow">
        <span className="block truncate text-dense font-bold">
          {numbered.has(kind) && (
            // The margin is on an element around the number, because it must follow the direction of the
            // text, not that of the number.
            <span className="me-2">
              <Isolate>{`#${number}`}</Isolate>
            </span>
          )}
          <Name>{name}</Name>
        </span>
        {detail && (
          <span className="block truncate text-meta text-quiet">
            {coded.has(kind) ? <Isolate>{detail}</Isolate> : <Name>{detail}</Name>}
          </span>
        )}
      </span>
      {amount !== null && <Amount riyals={amount} className="shrink-0 font-bold" />}
    </>
  )
}

const icons: Readonly<Record<FoundKind, LucideIcon>> = {
  order: Package,
  person: Users,
  confirmation: Landmark,
  payout: Banknote,
  line: FileSpreadsheet,
  product: Fish,
  auction: Gavel,
  request: MessagesSquare,
  contact: Mail,
}

/** The kinds whose records people know by their number. */
const numbered: ReadonlySet<FoundKind> = new Set(['order', 'confirmation', 'payout', 'auction'])
/** The kinds whose detail is a number or a code. */
const coded: ReadonlySet<FoundKind> = new Set(['person', 'confirmation', 'payout', 'line'])

function placeOf({ kind, id, number }: FoundRecord): OperatorPlace {
  if (kind === 'line') return { to: 'statement', search: { s: number } }
  return recordPlace({ type: kind === 'person' ? 'user' : kind, id }) ?? { to: '' }
}
