import { Pencil } from 'lucide-react'
import { useText } from '../../app/texts/text.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Kilograms } from '../../ui/values/Kilograms.tsx'
import { detailsText } from './messages.ts'

/** Replaces the order buttons for the seller of the product, who cannot buy it. */
export function OwnGoods({ id, quantity }: { readonly id: number; readonly quantity: number }) {
  const t = useText(detailsText)
  return (
    <div className="mt-4 flex flex-col gap-3 border-t border-hairline pt-4">
      <p className="flex flex-wrap justify-between gap-x-4 text-dense">
        <span>{t.own}</span>
        <span className="text-quiet">
          {t.available} <Kilograms kilograms={quantity} />
        </span>
      </p>
      <ButtonLink wide icon={Pencil} to="/profile/my-products/$productId" params={{ productId: String(id) }}>
        {t.edit}
      </ButtonLink>
    </div>
  )
}
