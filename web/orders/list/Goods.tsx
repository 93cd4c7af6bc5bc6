import type { OrderItem, OrderSummary } from '#shared/orders/contract.ts'
import { useText } from '../../app/texts/text.ts'
import { classes } from '../../ui/classes.ts'
import { Picture } from '../../ui/Picture.tsx'
import { Name } from '../../ui/values/Isolate.tsx'
import { Kilograms } from '../../ui/values/Kilograms.tsx'
import { ordersText } from '../messages.ts'
import { listText } from './messages.ts'

const named = 2

/** The first two goods of an order with their weights, and the number of the rest. */
export function Goods({ items }: Pick<OrderSummary, 'items'>) {
  const t = useText(listText)
  const common = useText(ordersText)
  const more = items.length - named
  return (
    <>
      {items.slice(0, named).map((item, index) => (
        <span key={item.product_id}>
          {index > 0 && common.and}
          <Name>{item.name}</Name> <Kilograms kilograms={item.quantity} />
        </span>
      ))}
      {more > 0 && ` ${t.more(more)}`}
    </>
  )
}

/** The pictures of the first two goods. */
export function Plates({ items }: Pick<OrderSummary, 'items'>) {
  return (
    <span aria-hidden="true" className="flex shrink-0">
      {items.slice(0, named).map((item, index) => (
        <Plate key={item.product_id} image={item.image} className={classes(index > 0 && '-ms-4')} />
      ))}
    </span>
  )
}

/** A drawn species is shown whole; a photo fills its box. */
const isDrawn = (image: string) => image.includes('/fish_types/')

export function Plate({
  image,
  size = 'small',
  className,
}: Pick<OrderItem, 'image'> & { readonly size?: 'small' | 'large'; readonly className?: string }) {
  const box = size === 'small' ? 'h-13 w-18' : 'h-15 w-20'
  return (
    <span
      className={classes(
        'ice flex shrink-0 items-center justify-center overflow-hidden rounded-control border-2 border-card',
        box,
        className,
      )}
    >
      {image && (
        <Picture
          image={image}
          alt=""
          sizes="80px"
          width={80}
          height={60}
          className={classes('size-full', isDrawn(image) ? 'object-contain p-1' : 'object-cover')}
        />
      )}
    </span>
  )
}
