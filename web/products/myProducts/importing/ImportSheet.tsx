import { Download, FileUp, TriangleAlert } from 'lucide-react'
import { type ChangeEvent, useState } from 'react'
import { limits } from '#shared/base/limits.ts'
import type { Locale } from '#shared/base/locale.ts'
import { fileText } from '#shared/base/text/csvRows.ts'
import { grouped } from '#shared/base/text/digits.ts'
import { api } from '../../../app/calls/api.ts'
import { saveFile } from '../../../app/calls/saveFile.ts'
import { useAction } from '../../../app/calls/useCall.ts'
import { serverNow } from '../../../app/live/serverClock.ts'
import { isolated } from '../../../app/texts/isolate.ts'
import { useLocale, useText } from '../../../app/texts/text.ts'
import { loadOptions } from '../../../catalog/choices.ts'
import { Button } from '../../../ui/Button.tsx'
import { FormTrouble } from '../../../ui/form/FormTrouble.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Sheet } from '../../../ui/overlay/Sheet.tsx'
import { BarredNote, barredShort, useBarred } from '../../listing/BarredNote.tsx'
import { listingText } from '../../listing/messages.ts'
import { importText } from '../messages.ts'
import { sampleCsv } from '../productsCsv.ts'
import { allMyProducts } from '../useMyProducts.ts'
import { Changes, NewLines } from './ImportTables.tsx'
import { isListed } from './newLines.ts'
import { type FileChanges, type LineProblem, readChanges, withoutListed } from './readChanges.ts'
import { useImport } from './useImport.ts'

/** A chosen file: the reason why it cannot be read, or its changes before they are applied. */
type Chosen = ReturnType<typeof readChanges>

/**
 * Changes prices and stock, and lists new products, by a CSV file such as the exported one: the file is read in the
 * browser, its changes are shown by line, and only then applied. The report names each line that was not applied.
 */
export function ImportSheet({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const t = useText(importText)
  const locale = useLocale()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const reading = useAction((file: File) => readFile(file, (text) => readText(text)), {
    unsure: t.notRead,
    onDone: setChosen,
  })
  const readText = async (text: string | undefined): Promise<Chosen> => {
    if (text === undefined) return { trouble: t.noText }
    const [products, options, seasons] = await Promise.all([
      allMyProducts({}, locale),
      loadOptions({ locale }),
      api('GET product/seasons', {}, { locale }),
    ])
    const read = readChanges(text, products, locale, { options, seasons, now: new Date(serverNow()) })
    return 'trouble' in read ? read : withoutListed(read, isListed)
  }
  const sample = useAction((chosen: Locale) => loadOptions({ locale: chosen }), {
    unsure: t.notRead,
    onDone: (options) =>
      saveFile(
        new Blob([sampleCsv(options, locale)], { type: 'text/csv;charset=utf-8' }),
        'samak-products.csv',
      ),
  })
  const applying = useImport()
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    // The value is reset, so that choosing the same file again fires a change event.
    target.value = ''
    if (!file) return
    applying.forget()
    setChosen(null)
    void reading.send(file)
  }
  const { report } = applying
  const file = chosen && !('trouble' in chosen) ? chosen : null
  return (
    <Sheet
      side="panel"
      open={open}
      onClose={onClose}
      title={t.title}
      footer={
        report ? (
          <Button size="main" wide onClick={onClose}>
            {t.done}
          </Button>
        ) : (
          file &&
          file.changes.length + file.made.length > 0 && (
            <ApplyButton file={file} busy={applying.busy} onApply={() => applying.apply(file)} />
          )
        )
      }
    >
      <div className="flex flex-col gap-4 p-4 md:p-5">
        <p className="text-dense text-quiet">{t.hint(isolated(grouped(limits.product.importLines)))}</p>
        <p className="text-dense text-quiet">{t.hintNew(isolated(grouped(limits.product.importedNew)))}</p>
        <div className="flex flex-wrap gap-3">
          <label
            aria-busy={reading.busy}
            className="inline-flex min-h-11 cursor-pointer items-center gap-2 self-start rounded-control border border-line px-4 text-dense font-bold text-primary focus-within:outline-2 focus-within:outline-focus hover:bg-tint"
          >
            <FileUp aria-hidden size={20} />
            {chosen ? t.chooseOther : t.choose}
            <input
              type="file"
              accept=".csv,.txt,.tsv,text/csv,text/plain"
              aria-label={t.file}
              className="visually-hidden"
              onChange={choose}
            />
          </label>
          <Button kind="text" icon={Download} busy={sample.busy} onClick={() => void sample.send(locale)}>
            {t.template}
          </Button>
        </div>
        <FormTrouble
          reason={
            reading.message ??
            sample.message ??
            applying.message ??
            (chosen && 'trouble' in chosen ? chosen.trouble : undefined)
          }
        />
        {report && (
          <>
            <div role="status" className="font-bold">
              {report.done > 0 && <p>{t.applied(report.done)}</p>}
              {report.listed > 0 && <p>{t.listed(report.listed)}</p>}
            </div>
            <Problems title={t.notApplied(report.refused.length)} problems={report.refused} />
          </>
        )}
        {file && !report && <Preview file={file} />}
      </div>
    </Sheet>
  )
}

type PreviewProps = { readonly file: FileChanges }

/**
 * The changes and new products of the file, its wrong lines, and the reason why the market does not allow the new products yet.
 */
function Preview({ file: { changes, made, problems, same, before } }: PreviewProps) {
  const t = useText(importText)
  const barred = useBarred({ goods: made.length })
  const stopped = made.length > 0 && barred !== null
  return (
    <>
      {changes.length + same > 0 && (
        <p role="status" className="font-bold">
          {t.found(changes.length, same)}
        </p>
      )}
      {made.length > 0 && (
        <p role="status" className="font-bold">
          {t.newOnes(made.length)}
        </p>
      )}
      {before > 0 && <p role="status">{t.before(before)}</p>}
      {stopped && <BarredNote reason={barred} />}
      <Problems title={t.wrongLines(problems.length)} problems={problems} />
      {changes.length > 0 && <Changes changes={changes} />}
      {made.length > 0 && <NewLines made={made} />}
    </>
  )
}

/** The button that applies the file. It stays visible below the scrolling preview. */
function ApplyButton({
  file: { changes, made },
  busy,
  onApply,
}: PreviewProps & { readonly busy: boolean; readonly onApply: () => void }) {
  const t = useText(importText)
  const words = useText(listingText)
  const barred = useBarred({ goods: made.length })
  const stopped = made.length > 0 && barred !== null
  return (
    <Button
      size="main"
      wide
      busy={busy}
      refusedBecause={stopped && changes.length === 0 ? barredShort(barred, words) : null}
      onClick={onApply}
    >
      {applyLabel(t, changes.length, made.length)}
    </Button>
  )
}

function Problems({
  title,
  problems,
}: {
  readonly title: string
  readonly problems: readonly LineProblem[]
}) {
  const t = useText(importText)
  if (problems.length === 0) return null
  return (
    <Notice tone="coral" icon={TriangleAlert} title={title}>
      <ul>
        {problems.map(({ line, field, text }) => (
          <li key={`${line} ${field} ${text}`}>{t.atLine(isolated(String(line)), isolated(field), text)}</li>
        ))}
      </ul>
    </Notice>
  )
}

function applyLabel(
  t: { readonly [key in 'apply' | 'list']: (n: number) => string } & {
    readonly applyAll: (changes: number, made: number) => string
  },
  changes: number,
  made: number,
): string {
  if (made === 0) return t.apply(changes)
  return changes === 0 ? t.list(made) : t.applyAll(changes, made)
}

/** The maximum size of a file in bytes. */
const mostBytes = 1024 * 1024

async function readFile(file: File, then: (text: string | undefined) => Promise<Chosen>): Promise<Chosen> {
  if (file.size > mostBytes) return then(undefined)
  const bytes = new Uint8Array(await file.arrayBuffer())
  return then(fileText(bytes, (part, encoding) => new TextDecoder(encoding, { fatal: true }).decode(part)))
}
