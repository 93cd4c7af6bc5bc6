import { FileUp } from 'lucide-react'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { fileText } from '#shared/base/text/csvRows.ts'
import {
  findHeadings,
  type StatementColumn,
  statementColumns,
  statementRows,
} from '#shared/operator/statement/file.ts'
import { useUnsavedWarning } from '../../app/calls/unsaved.ts'
import { useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { FormTrouble } from '../../ui/form/FormTrouble.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { Name } from '../../ui/values/Isolate.tsx'
import { useStaffMay } from '../frame/staffMay.ts'
import { useStaffCall } from '../frame/useStaffCall.ts'
import { statementText } from './messages.ts'

/**
 * A chosen file, with the number of its heading row (`at`) and of each column. Numbers begin at 1; a column that the
 * file does not have is 0.
 */
interface Chosen {
  readonly file: File
  readonly headings: readonly string[]
  readonly at: number
  readonly columns: Readonly<Record<StatementColumn, number>>
}

/** Imports a statement: the file, its columns (detected or chosen), and their errors. */
export function StatementFile({ onTaken }: { readonly onTaken: (id: number) => void }) {
  const t = useText(statementText)
  const may = useStaffMay('finance')
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [unreadable, setUnreadable] = useState(false)
  const {
    send: take,
    busy,
    errors: wrong,
    reason,
  } = useStaffCall('POST operator/statement', {
    done: ({ lines }) => t.imported(lines),
    fields: ['file', ...statementColumns],
    onDone: ({ id }) => {
      setChosen(null)
      setTaken(id)
    },
  })
  useUnsavedWarning(chosen !== null)
  const [taken, setTaken] = useState<number | null>(null)
  const latest = useRef(onTaken)
  latest.current = onTaken
  // The navigation is in an effect, because the form has stopped asking about unsaved work by then.
  useEffect(() => {
    if (taken !== null) latest.current(taken)
  }, [taken])
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    // The value is reset, so that choosing the same file again fires a change event.
    target.value = ''
    if (!file) return
    const read = await readChosen(file)
    setUnreadable(read === null)
    setChosen(read)
  }
  const send = async () => {
    if (!chosen) return
    const { file, at, columns } = chosen
    const named = Object.fromEntries(
      statementColumns.flatMap((column) => (columns[column] > 0 ? [[column, columns[column]]] : [])),
    )
    await take({ body: { file, headings: at, ...named } })
  }
  return (
    <Card as="section" aria-labelledby="import" className="flex flex-col gap-3">
      <h2 id="import" className="text-h3">
        {t.import}
      </h2>
      <p className="text-meta text-quiet">{t.importBody}</p>
      <FormTrouble reason={reason} />
      <div className="flex flex-wrap items-center gap-3">
        <Picker refusedBecause={may ? null : t.financeOnly} onChange={(event) => void choose(event)} />
        {chosen && <Name className="min-w-0 font-bold break-all">{chosen.file.name}</Name>}
      </div>
      <div aria-live="polite">
        {[...(unreadable ? [t.unreadable] : []), ...(wrong.file ?? [])].map((words) => (
          <p key={words} className="text-meta text-coral">
            {words}
          </p>
        ))}
      </div>
      {chosen && (
        <>
          <Columns chosen={chosen} wrong={wrong} onChange={setChosen} />
          <div>
            <Button icon={FileUp} busy={busy} onClick={() => void send()}>
              {t.send}
            </Button>
          </div>
        </>
      )}
    </Card>
  )
}

function Picker({
  refusedBecause,
  onChange,
}: {
  readonly refusedBecause: string | null
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void
}) {
  const t = useText(statementText)
  if (refusedBecause !== null) {
    return (
      <Button kind="outlined" refusedBecause={refusedBecause}>
        {t.choose}
      </Button>
    )
  }
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center rounded-control border border-line px-4 text-dense font-bold text-primary focus-within:outline-2 focus-within:outline-focus hover:bg-tint">
      {t.choose}
      <input
        type="file"
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        aria-label={t.file}
        className="visually-hidden"
        onChange={onChange}
      />
    </label>
  )
}

function Columns({
  chosen,
  wrong,
  onChange,
}: {
  readonly chosen: Chosen
  readonly wrong: Readonly<Record<string, readonly string[]>>
  readonly onChange: (chosen: Chosen) => void
}) {
  const t = useText(statementText)
  const options = [
    { value: '0', label: t.noColumn },
    ...chosen.headings.map((heading, place) => ({
      value: String(place + 1),
      label: heading || t.column(place + 1),
    })),
  ]
  return (
    <fieldset className="grid gap-3 sm:grid-cols-2">
      <legend className="visually-hidden">{t.columns}</legend>
      {statementColumns.map((column) => (
        <Field key={column} label={t[column]} labelHidden errors={wrong[column]}>
          {() => (
            <Select
              label={t[column]}
              className="w-full"
              value={String(chosen.columns[column])}
              options={options}
              onChange={(value) =>
                onChange({ ...chosen, columns: { ...chosen.columns, [column]: Number(value) } })
              }
            />
          )}
        </Field>
      ))}
    </fieldset>
  )
}

/** Reads the headings of a file; null if the file is not a table. The server refuses a file that is too large. */
async function readChosen(file: File): Promise<Chosen | null> {
  // The headings are in the first bytes, so only these are read.
  const bytes = new Uint8Array(await file.slice(0, headBytes).arrayBuffer())
  const text = fileText(whole(bytes, file.size), (part, encoding) =>
    new TextDecoder(encoding, { fatal: true }).decode(part),
  )
  // Later errors are left to the server, because it reads the whole file.
  const { rows } = statementRows(text ?? '')
  if (rows.length === 0 || rows.every((cells) => cells.length < 2)) return null
  const { at, columns } = findHeadings(rows)
  const widest = Math.max(...rows.map((cells) => cells.length))
  const headings = rows[at] ?? []
  return {
    file,
    at: at + 1,
    headings: Array.from({ length: widest }, (_, place) => headings[place] ?? ''),
    columns: {
      date: (columns.date ?? -1) + 1,
      amount: (columns.amount ?? -1) + 1,
      reference: (columns.reference ?? -1) + 1,
      details: (columns.details ?? -1) + 1,
    },
  }
}

const headBytes = 64 * 1024

/** Cuts the bytes at the end of the last whole line, so that no multi-byte character is split. */
function whole(bytes: Uint8Array, size: number): Uint8Array {
  const end = bytes.lastIndexOf(10)
  return bytes.length < size && end > 0 ? bytes.slice(0, end + 1) : bytes
}
