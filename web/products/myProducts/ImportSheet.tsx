import { useQueryClient } from '@tanstack/react-query'
import { FileUp, TriangleAlert } from 'lucide-react'
import { type ChangeEvent, useState } from 'react'
import { limits } from '#shared/base/limits.ts'
import { halalasOf, printAmount, toRiyals } from '#shared/base/money.ts'
import { type Grams, gramsOf, printKilograms, toKilograms } from '#shared/base/quantity.ts'
import { fileText } from '#shared/base/text/csvRows.ts'
import { api } from '../../app/calls/api.ts'
import { useAction } from '../../app/calls/useCall.ts'
import { isolated } from '../../app/texts/isolate.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { refreshSession } from '../../auth/session.ts'
import { Button } from '../../ui/Button.tsx'
import { FormTrouble } from '../../ui/form/FormTrouble.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Sheet } from '../../ui/overlay/Sheet.tsx'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { importText } from './messages.ts'
import { type LineChange, type LineProblem, readChanges } from './readChanges.ts'
import { allMyProducts } from './useMyProducts.ts'

/** A chosen file: why it cannot be read, or its changes before they are applied. */
type Chosen = ReturnType<typeof readChanges>

/**
 * Changes prices and stock by a CSV file, such as the exported one: the file is read in the browser, its changes are shown
 * by line, and only then applied. The report names each line that was not applied.
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
    return readChanges(text, await allMyProducts({}, locale), locale)
  }
  const applying = useApply()
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
  return (
    <Sheet side="panel" open={open} onClose={onClose} title={t.title}>
      <div className="flex flex-col gap-4 p-4 md:p-5">
        <p className="text-dense text-quiet">{t.hint(limits.product.importLines)}</p>
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
        <FormTrouble
          reason={
            reading.message ??
            applying.message ??
            (chosen && 'trouble' in chosen ? chosen.trouble : undefined)
          }
        />
        {report && (
          <>
            <p role="status" className="font-bold">
              {t.applied(report.done)}
            </p>
            <Problems title={t.notApplied(report.refused.length)} problems={report.refused} />
          </>
        )}
        {chosen && !('trouble' in chosen) && !report && (
          <>
            <p role="status" className="font-bold">
              {t.found(chosen.changes.length, chosen.same)}
            </p>
            <Problems title={t.wrongLines(chosen.problems.length)} problems={chosen.problems} />
            {chosen.changes.length > 0 && (
              <>
                <Changes changes={chosen.changes} />
                <Button size="main" wide busy={applying.busy} onClick={() => applying.apply(chosen.changes)}>
                  {t.apply(chosen.changes.length)}
                </Button>
              </>
            )}
          </>
        )}
      </div>
    </Sheet>
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

/** The changes before they are applied: each line with the present and the new values. */
function Changes({ changes }: { readonly changes: readonly LineChange[] }) {
  const t = useText(importText)
  return (
    <table className="w-full text-dense">
      <thead>
        <tr className="border-b border-line text-meta text-quiet">
          {[t.line, t.product, t.price, t.left].map((title) => (
            <th key={title} scope="col" className="py-1 pe-3 text-start font-normal">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-hairline">
        {changes.map(({ line, product, price, quantity }) => (
          <tr key={line}>
            <td className="py-2 pe-3 text-quiet">
              <Isolate>{line}</Isolate>
            </td>
            <td className="pe-3 break-words">
              <Name>{product.name}</Name>
            </td>
            <td className="pe-3">
              {price !== undefined && (
                <FromTo from={printAmount(halalasOf(product.price))} to={printAmount(price)} />
              )}
            </td>
            <td>
              {quantity !== undefined && (
                <FromTo from={printKilograms(gramsOf(product.quantity))} to={printKilograms(quantity)} />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The present value, struck through, and the new one. */
function FromTo({ from, to }: { readonly from: string; readonly to: string }) {
  return (
    <>
      <del className="text-meta text-quiet">
        <Isolate>{from}</Isolate>
      </del>{' '}
      <ins className="font-bold no-underline">
        <Isolate>{to}</Isolate>
      </ins>
    </>
  )
}

/** Applies changes by calls of `limits.product.changed` products, and keeps a report by line. */
function useApply() {
  const t = useText(importText)
  const locale = useLocale()
  const queries = useQueryClient()
  const [report, setReport] = useState<Report | null>(null)
  const { busy, message, send } = useAction(
    async (changes: readonly LineChange[]) => {
      const refused: LineProblem[] = []
      for (let first = 0; first < changes.length; first += limits.product.changed) {
        const part = changes.slice(first, first + limits.product.changed)
        const { products } = await api(
          'POST product/changes',
          { body: { items: part.map(itemOf) } },
          { locale },
        )
        products.forEach(({ refused: why }, place) => {
          const change = part[place]
          if (!why || !change) return
          const text = [...new Set([...why.errors, ...(why.errors.length > 0 ? [] : [why.message])])].join(
            ' ',
          )
          refused.push({ line: change.line, field: change.product.name, text })
        })
      }
      return { done: changes.length - refused.length, refused }
    },
    {
      unsure: t.notAllApplied,
      onDone: setReport,
    },
  )
  const apply = async (changes: readonly LineChange[]) => {
    await send(changes)
    // Some products may have changed before a call failed.
    void queries.invalidateQueries({ queryKey: ['myProducts'] })
    void refreshSession(locale)
  }
  return {
    busy,
    message,
    report,
    apply: (changes: readonly LineChange[]) => void apply(changes),
    forget: () => setReport(null),
  }
}

interface Report {
  readonly done: number
  readonly refused: readonly LineProblem[]
}

const itemOf = ({ product, price, quantity }: LineChange) => ({
  id: product.id,
  ...(price === undefined ? {} : { price: toRiyals(price) }),
  ...(quantity === undefined ? {} : stockOf(product.quantity, quantity)),
})

const stockOf = (before: number, quantity: Grams) => ({
  quantity: toKilograms(quantity),
  quantity_before: before,
})

/** The largest file that is read. */
const mostBytes = 1024 * 1024

async function readFile(file: File, then: (text: string | undefined) => Promise<Chosen>): Promise<Chosen> {
  if (file.size > mostBytes) return then(undefined)
  const bytes = new Uint8Array(await file.arrayBuffer())
  return then(fileText(bytes, (part, encoding) => new TextDecoder(encoding, { fatal: true }).decode(part)))
}
