import { Heart } from 'lucide-react'
import { createContext, useContext } from 'react'
import { useText } from '../app/texts/text.ts'
import type { ProductActions } from '../products/productActions.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { favoritesText } from './listMessages.ts'

type Named = { readonly id: number; readonly name: string }

/** What a heart of the list does when it is pressed. */
export const RemovalContext = createContext<(product: Named) => void>(() => undefined)

/** In the list of favourites every heart is full: pressing it takes the product out of the list. */
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
