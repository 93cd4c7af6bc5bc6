import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { type Channel, channels, type Group, groupNames } from '#shared/notifications/groups.ts'
import { subjectNames, subjectsOf } from '#shared/notifications/subjects.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Card } from '../../ui/Card.tsx'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { settingsText } from './messages.ts'
import type { Change, NotificationSettings } from './queries.ts'

type TableProps = {
  readonly settings: NotificationSettings
  readonly onChange: (change: Change) => void
}

/**
 * The channels of each group of notifications. An expanded group shows its subjects, which may have channels of their
 * own.
 */
export function ChoiceTable({
  settings,
  groups: shown,
  onChange,
}: TableProps & { readonly groups: readonly Group[] }) {
  const t = useText(settingsText)
  const { available } = settings
  return (
    <Card as="section" padding="details" aria-labelledby="choices">
      <h2 id="choices" className="text-h3">
        {t.choices}
      </h2>
      <p className="text-meta text-quiet">{t.choicesBody}</p>
      <ul className="mt-3 divide-y divide-hairline">
        {shown.map((group) => (
          <li key={group} className="py-2">
            <GroupChoice group={group} settings={settings} onChange={onChange} />
          </li>
        ))}
      </ul>
      {!available.email && <p className="mt-2 text-meta text-quiet">{t.noEmail}</p>}
    </Card>
  )
}

function GroupChoice({ group, settings, onChange }: TableProps & { readonly group: Group }) {
  const t = useText(settingsText)
  const locale = useLocale()
  const [open, setOpen] = useState(false)
  const listId = useId()
  const { choices, subjects } = settings
  const name = groupNames[group][locale]
  const own = subjectsOf(group)
  if (group === 'alerts') {
    return (
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6">
        <p className="min-w-0 grow basis-48 text-dense font-bold">{name}</p>
        <p className="text-meta text-quiet">{t.ownChannels}</p>
      </div>
    )
  }
  const differing = own.filter((subject) => subjects[subject]).length
  const choose = (list: Channel[]) => {
    // A subject follows its group again as soon as both have the same channels.
    const same = own.filter((subject) => subjects[subject] && isSame(subjects[subject], list))
    onChange({
      choices: { [group]: list },
      subjects: Object.fromEntries(same.map((subject) => [subject, null])),
    })
  }
  return (
    <>
      <ChoiceRow
        name={
          own.length === 0 ? (
            <b className="flex min-h-11 items-center">{name}</b>
          ) : (
            <button
              type="button"
              aria-expanded={open}
              aria-controls={open ? listId : undefined}
              onClick={() => setOpen(!open)}
              className="group flex min-h-11 items-center gap-2 text-start font-bold"
            >
              {name}
              <ChevronDown
                aria-hidden
                size={18}
                className="shrink-0 text-quiet group-aria-expanded:rotate-180"
              />
            </button>
          )
        }
        note={differing > 0 ? t.differing(differing) : undefined}
        chosen={choices[group]}
        settings={settings}
        onChoose={choose}
      />
      {open && (
        <ul id={listId} className="mb-2 border-s-2 border-hairline ps-4">
          {own.map((subject) => (
            <li key={subject} className="py-1">
              <ChoiceRow
                name={subjectNames[subject][locale]}
                chosen={subjects[subject] ?? choices[group]}
                settings={settings}
                onChoose={(list) =>
                  onChange({ subjects: { [subject]: isSame(list, choices[group]) ? null : list } })
                }
              />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

type RowProps = {
  readonly name: ReactNode
  readonly note?: string | undefined
  readonly chosen: readonly Channel[]
  readonly settings: NotificationSettings
  readonly onChoose: (chosen: Channel[]) => void
}

/** A name with the channels that the market offers to the user. */
function ChoiceRow({ name, note, chosen, settings: { available }, onChoose }: RowProps) {
  const t = useText(settingsText)
  const nameId = useId()
  return (
    <fieldset
      aria-labelledby={nameId}
      className="flex flex-wrap items-center justify-between gap-x-6 text-dense"
    >
      <div className="min-w-0 grow basis-48">
        <div id={nameId}>{name}</div>
        {note && <p className="text-meta text-quiet">{note}</p>}
      </div>
      <div className="flex flex-wrap gap-x-5">
        {channels
          .filter((channel) => channel === 'push' || available[channel])
          .map((channel) => (
            <Checkbox
              key={channel}
              label={t[channel]}
              checked={chosen.includes(channel)}
              onChange={(on) =>
                onChoose(channels.filter((each) => (each === channel ? on : chosen.includes(each))))
              }
            />
          ))}
      </div>
    </fieldset>
  )
}

const isSame = (one: readonly Channel[], other: readonly Channel[]) =>
  one.length === other.length && one.every((channel) => other.includes(channel))
