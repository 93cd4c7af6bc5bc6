import { Check, TriangleAlert } from 'lucide-react'
import { type ComparedField, compareTransfer } from '#shared/operator/bank/transferComparison.ts'
import type { ConfirmationToDecide } from '#shared/operator/contract.ts'
import { useText } from '../../app/texts/text.ts'
import { Badge } from '../../ui/values/Badge.tsx'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { LongCode } from '../../ui/values/LongCode.tsx'
import { plainAmount } from '../../ui/values/Money.tsx'
import { decisionText } from './messages.ts'

/** Compares the report with the statement, the payment or the account, field by field. */
export function TransferComparison({ row }: { readonly row: ConfirmationToDecide }) {
  const t = useText(decisionText)
  const fields = compareTransfer(row)
  const different = fields.filter(({ same }) => !same).length
  const compared = fields.filter(({ recorded }) => recorded !== null).length
  return (
    <section className="min-w-0">
      <div className="mb-1 flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-dense font-bold">{t.comparison}</h3>
        <Badge tone={different === 0 ? 'palm' : 'amber'} icon={different === 0 ? Check : TriangleAlert}>
          {different === 0 && compared < fields.length
            ? t.agrees(compared, fields.length)
            : t.differences(different)}
        </Badge>
      </div>
      <div className="quiet-scroll overflow-x-auto">
        <table className="w-full border-collapse text-dense">
          <thead className="text-meta text-quiet">
            <tr>
              <th scope="col" className="py-2 pe-3 text-start font-normal">
                {t.field}
              </th>
              <th scope="col" className="py-2 pe-3 text-start font-normal">
                {t.reported}
              </th>
              <th scope="col" className="py-2 pe-3 text-start font-normal">
                {t.recorded}
              </th>
              <th scope="col" className="py-2 text-start font-normal">
                <span className="max-sm:visually-hidden">{t.result}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {fields.map((field) => (
              <Compared key={field.field} field={field} used={isUsed(row)} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

/** Whether another transfer has the same reference. */
const isUsed = ({ checks }: ConfirmationToDecide) =>
  checks.duplicates.some(({ same }) => same === 'reference')

function Compared({
  field: { field, reported, recorded, same },
  used,
}: {
  readonly field: ComparedField
  readonly used: boolean
}) {
  const t = useText(decisionText)
  const absent = { amount: t.amountFree, day: null, holder: null, reference: used ? null : t.referenceUnused }
  const Icon = same ? Check : TriangleAlert
  return (
    <tr className="border-t border-hairline align-top">
      <th scope="row" className="py-2 pe-3 text-start font-normal text-quiet">
        {t[field]}
      </th>
      <td className="py-2 pe-3 font-bold wrap-anywhere">
        <Value field={field} value={reported} />
      </td>
      <td className="py-2 pe-3 wrap-anywhere">
        {recorded ? (
          <>
            <Value field={field} value={recorded.value} />
            <span className="block text-meta text-quiet">{t[`source.${recorded.source}`]}</span>
          </>
        ) : (
          <span className="text-meta text-quiet">{absent[field] ?? '—'}</span>
        )}
      </td>
      <td className="py-2">
        {recorded && (
          <span className={`flex items-center gap-1 ${same ? 'text-palm' : 'text-amber'}`}>
            <Icon aria-hidden size={18} className="shrink-0" />
            <span className="max-sm:visually-hidden">{same ? t.same : t.different}</span>
          </span>
        )}
      </td>
    </tr>
  )
}

function Value({ field, value }: Pick<ComparedField, 'field'> & { readonly value: string | number }) {
  if (typeof value === 'number') return <Isolate>{plainAmount(value)}</Isolate>
  if (field === 'holder') return <Name>{value}</Name>
  // A reference of the usual length can be compared at a glance only on one line.
  return <LongCode className={value.length <= 16 ? 'whitespace-nowrap!' : ''}>{value}</LongCode>
}
