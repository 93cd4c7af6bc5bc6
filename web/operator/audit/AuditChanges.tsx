import { ArrowRight } from 'lucide-react'
import type { AuditEntry } from '#shared/operator/records.ts'
import { useText } from '../../app/texts/text.ts'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { SettingName, useSettingWords } from '../settings/settingWords.tsx'
import { Amount } from '../table/Amount.tsx'
import { Code } from './AuditActionWords.tsx'
import { changesOf, isField, isState } from './auditChanges.ts'
import { auditText } from './messages.ts'

/** Every field before and after the action; a field that one side lacks did not exist then. */
export function AuditChanges({ entry: { before, after, record } }: { readonly entry: AuditEntry }) {
  const settings = record.type === 'settings'
  const t = useText(auditText)
  const changes = changesOf(before, after)
  if (changes.length === 0) return <p className="text-dense text-quiet">{t.nothingChanged}</p>
  return (
    <table className="w-full max-w-3xl table-fixed border-collapse text-dense wrap-anywhere">
      <caption className="visually-hidden">{t.changes}</caption>
      <thead>
        <tr className="text-meta text-quiet">
          <th scope="col" className="w-1/4 py-1 pe-4 text-start font-normal">
            {t.field}
          </th>
          <th scope="col" className="py-1 pe-4 text-start font-normal">
            {t.before}
          </th>
          <th scope="col" className="py-1 text-start font-normal">
            {t.after}
          </th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after, changed }) => (
          <tr key={field} className="border-t border-hairline align-top">
            <th scope="row" className="py-2 pe-4 text-start font-normal text-quiet">
              {settings ? <SettingName name={field} /> : <FieldName field={field} />}
            </th>
            <td className={changed ? 'py-2 pe-4 text-quiet' : 'py-2 pe-4'}>
              <Value field={field} settings={settings} value={before} />
            </td>
            <td className="py-2 font-bold">
              <span className="flex items-start gap-2">
                {changed && <ArrowRight aria-hidden size={16} className="onwards mt-1 shrink-0 text-quiet" />}
                <span className="min-w-0">
                  <Value field={field} settings={settings} value={after} />
                </span>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A field's name in words; `name.ar` uses the text of `name`. */
function FieldName({ field }: { readonly field: string }) {
  const t = useText(auditText)
  const [name = '', ...within] = field.split('.')
  if (!isField(name)) return <Code>{field}</Code>
  if (within.length === 0) return t[name]
  return (
    <>
      {t[name]} <Code>{within.join('.')}</Code>
    </>
  )
}

function Value({
  field,
  settings,
  value,
}: {
  readonly field: string
  readonly settings: boolean
  readonly value: unknown
}) {
  const t = useText(auditText)
  const say = useSettingWords()
  if (settings && (typeof value === 'number' || typeof value === 'boolean' || value === null))
    return say(field, value)
  if (value === undefined || value === null || value === '') return <span className="text-quiet">—</span>
  if (typeof value === 'boolean') return value ? t.yes : t.no
  if (typeof value === 'number' && field.endsWith('_halalas')) return <Amount riyals={value / 100} />
  if (typeof value === 'number') return <Isolate>{value.toLocaleString('en')}</Isolate>
  if (typeof value !== 'string') return <Name>{JSON.stringify(value)}</Name>
  return isState(value) ? t[value] : <Name className="whitespace-pre-line">{value}</Name>
}
