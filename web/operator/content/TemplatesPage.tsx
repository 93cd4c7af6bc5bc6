import type { ReplyTemplate } from '#shared/operator/support/templates.ts'
import { api } from '../../app/calls/api.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Name } from '../../ui/values/Isolate.tsx'
import { PairField } from '../lists/PairField.tsx'
import { RecordSheet } from '../lists/RecordSheet.tsx'
import { useEntryForm } from '../lists/useEntryForm.ts'
import { defineTable } from '../table/defineTable.tsx'
import { templatesText } from './messages.ts'

/** Templates of answers to messages, in both languages (contract, section 8). */
export const TemplatesPage = defineTable('GET operator/templates', {
  title: templatesText.table,
  search: templatesText.search,
  csv: false,
  empty: templatesText.none,
  emptyBody: templatesText.noneBody,
  form: {
    add: templatesText.add,
    edit: ({ name }, locale) => `${templatesText.change[locale]}: ${name[locale]}`,
    sheet: (row, close) => <TemplateSheet template={row} onClose={close} />,
  },
  columns: [
    {
      id: 'name',
      title: templatesText.name,
      sort: 'name',
      phone: 'head',
      cell: ({ name }, { locale }) => <Name className="font-bold wrap-anywhere">{name[locale]}</Name>,
    },
    {
      id: 'body',
      title: templatesText.body,
      cell: ({ body }, { locale }) => (
        <Name className="line-clamp-2 max-w-xl text-quiet wrap-anywhere">{body[locale]}</Name>
      ),
    },
  ],
})

type TemplateSheetProps = { readonly template: ReplyTemplate | null; readonly onClose: () => void }

function TemplateSheet({ template, onClose }: TemplateSheetProps) {
  const t = useText(templatesText)
  const locale = useLocale()
  const blank = { ar: '', en: '' }
  const form = useEntryForm({
    start: { name: template?.name ?? blank, body: template?.body ?? blank },
    onDone: onClose,
    saved: () => t.saved,
    send: (body) =>
      template
        ? api('POST operator/templates/{id}', { params: { id: template.id }, body }, { locale })
        : api('POST operator/templates', { body }, { locale }),
  })
  const { typed, type, errorsIn } = form
  const removal = template && {
    name: template.name[locale],
    body: t.removeBody,
    work: () => api('DELETE operator/templates/{id}', { params: { id: template.id } }, { locale }),
  }
  return (
    <RecordSheet title={template ? t.change : t.add} form={form} removal={removal ?? undefined}>
      <PairField
        label={t.name}
        value={typed.name}
        onChange={(name) => type({ name })}
        errors={(of) => errorsIn(`name.${of}`)}
      />
      <PairField
        label={t.body}
        long="many"
        hint={t.hint}
        value={typed.body}
        onChange={(body) => type({ body })}
        errors={(of) => errorsIn(`body.${of}`)}
      />
    </RecordSheet>
  )
}
