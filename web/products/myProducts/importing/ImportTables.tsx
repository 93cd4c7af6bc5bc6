import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { halalasOf, printDecimals } from '#shared/base/money.ts'
import { gramsOf, printKilograms } from '#shared/base/quantity.ts'
import { useText } from '../../../app/texts/text.ts'
import { Isolate, Name } from '../../../ui/values/Isolate.tsx'
import { isFarPrice } from '../farPrice.ts'
import { importText } from '../messages.ts'
import type { NewLine } from './newLines.ts'
import type { LineChange } from './readChanges.ts'

/** The changes before they are applied: each line with the present and the new values. */
export function Changes({ changes }: { readonly changes: readonly LineChange[] }) {
  const t = useText(importText)
  return (
    <LineTable titles={[t.line, t.product, t.price, t.left]}>
      {changes.map(({ line, product, price, quantity }) => (
        <Line key={line} line={line}>
          <td className="pe-3 break-words">
            <Name>{product.name}</Name>
          </td>
          <td className="pe-3">
            {price !== undefined && (
              <>
                <FromTo from={printDecimals(halalasOf(product.price))} to={printDecimals(price)} />
                {isFarPrice(halalasOf(product.price), price) && (
                  <span className="flex items-center gap-1 text-meta text-amber">
                    <TriangleAlert aria-hidden size={16} className="shrink-0" />
                    {t.farPrice}
                  </span>
                )}
              </>
            )}
          </td>
          <td>
            {quantity !== undefined && (
              <FromTo from={printKilograms(gramsOf(product.quantity))} to={printKilograms(quantity)} />
            )}
          </td>
        </Line>
      ))}
    </LineTable>
  )
}

/** The new products before they are listed. */
export function NewLines({ made }: { readonly made: readonly NewLine[] }) {
  const t = useText(importText)
  return (
    <LineTable titles={[t.line, t.product, t.price, t.quantity, t.market]}>
      {made.map(({ line, name, market, body }) => (
        <Line key={line} line={line}>
          <td className="pe-3 font-bold break-words">
            <Name>{name}</Name>
          </td>
          <td className="pe-3">
            <Isolate>{printDecimals(halalasOf(body.price))}</Isolate>
          </td>
          <td className="pe-3">
            <Isolate>{printKilograms(gramsOf(body.quantity))}</Isolate>
          </td>
          <td className="break-words">
            <Name>{market}</Name>
          </td>
        </Line>
      ))}
    </LineTable>
  )
}

type LineTableProps = { readonly titles: readonly string[]; readonly children: ReactNode }

function LineTable({ titles, children }: LineTableProps) {
  return (
    <table className="w-full text-dense">
      <thead>
        <tr className="border-b border-line text-meta text-quiet">
          {titles.map((title) => (
            <th key={title} scope="col" className="py-1 pe-3 text-start font-normal">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-hairline">{children}</tbody>
    </table>
  )
}

/** A row that starts with its line number in the file. */
function Line({ line, children }: { readonly line: number; readonly children: ReactNode }) {
  return (
    <tr>
      <td className="py-2 pe-3 text-quiet">
        <Isolate>{line}</Isolate>
      </td>
      {children}
    </tr>
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
