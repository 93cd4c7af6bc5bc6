import { Heart } from 'lucide-react'
import { createContext, useContext } from 'react'
import { useText } from '../app/texts/text.ts'
import type { ProductActions } from '../products/productActions.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { favoritesText } from './messages.ts'

type Named = { readonly id: number; readonly name: string }

/** Removes a product from the list of favourites. */
export const RemovalContext = createContext<(product: Named) => void>(() => undefined)

/** The heart of a product in the list of favourites: always filled, a click removes the product from the list. */
export const FavoriteHeart: ProductActions['Heart'] = ({ id, name, className }) => {
  const t = useText(favoritesText)
  const remove = useContext(RemovalContext)
  return (
    <IconButton
      icon={Heart}
      kind="round"
      label={t.remove(name)}
      onClick={() => remove({ id, name })}
      iconClassName="fill-coral text-coral"
      {...(className ? { className } : {})}
    />
  )
}
