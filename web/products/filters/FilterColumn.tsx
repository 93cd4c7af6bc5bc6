import type { ReactNode } from 'react'
import { useText } from '../../app/texts/text.ts'
import { productsText } from '../messages.ts'

/** The filters beside a list on a wide screen. */
export function FilterColumn({
  onClear,
  children,
}: {
  readonly onClear: (() => void) | undefined
  readonly children: ReactNode
}) {
  const t = useText(productsText)
  return (
    <aside aria-label={t.filterTitle} className="hidden rounded-card bg-card shadow-card lg:block">
      <div className="flex min-h-14 items-center justify-between gap-2 px-4">
        <h2 className="text-h3">{t.filterTitle}</h2>
        {onClear && (
          <button type="button" onClick={onClear} className="touch text-dense text-primary hover:underline">
            {t.clearAll}
          </button>
        )}
      </div>
      {children}
    </aside>
  )
}
