import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '../../ui/Card.tsx'
import { classes } from '../../ui/classes.ts'
import { Money } from '../../ui/values/Money.tsx'
import { Plate } from '../../ui/values/Plate.tsx'

type GoodsPanelProps = {
  readonly id: string
  readonly icon: LucideIcon
  readonly title: string
  readonly body: string
  readonly children: ReactNode
}

/** The goods of a lot or an offer, below a heading that says why the reader may order them. */
export function GoodsPanel({ id, icon: Icon, title, body, children }: GoodsPanelProps) {
  return (
    <Card as="section" padding="none" aria-labelledby={id} className="overflow-hidden">
      <div className="flex items-center gap-4 bg-local p-4 text-on-local md:px-6">
        <span
          aria-hidden="true"
          className="inline-flex size-12 shrink-0 items-center justify-center rounded-full bg-on-local/20"
        >
          <Icon size={26} />
        </span>
        <div className="min-w-0">
          <h2 id={id} className="text-h2">
            {title}
          </h2>
          <p className="text-dense">{body}</p>
        </div>
      </div>
      <div className="flex flex-col gap-4 p-4 md:p-6">{children}</div>
    </Card>
  )
}

type GoodsPictureProps = {
  readonly image: string
  /** True for a drawn fish, which is padded; a photo fills the box. */
  readonly drawn: boolean
  /** The size of the picture on phones. */
  readonly size?: string
}

export function GoodsPicture({ image, drawn, size = 'h-17 w-23' }: GoodsPictureProps) {
  return (
    <Plate
      image={image}
      fit={drawn ? 'drawing' : 'photo'}
      width={128}
      height={96}
      className={classes('md:h-24 md:w-32', size)}
    />
  )
}

type GoodsPriceProps = {
  readonly label: string
  /** The price of all of the goods, in SAR. */
  readonly amount: number
  readonly perKilogram: number
}

export function GoodsPrice({ label, amount, perKilogram }: GoodsPriceProps) {
  return (
    <div className="flex items-start justify-between gap-4 border-t border-hairline pt-4">
      <p className="pt-1 text-quiet">{label}</p>
      <p className="flex flex-col items-end">
        <Money riyals={amount} size="card" />
        <Money riyals={perKilogram} perKilogram className="text-meta text-quiet [&>bdi]:font-normal" />
      </p>
    </div>
  )
}
