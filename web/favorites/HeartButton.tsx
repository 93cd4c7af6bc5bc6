import { useRouter } from '@tanstack/react-router'
import { Heart } from 'lucide-react'
import { heartText } from '../app/texts/messages.ts'
import { useText } from '../app/texts/text.ts'
import type { ProductActions } from '../products/productActions.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { useHeart } from './hearts.ts'

/**
 * Adds a product to the favourites or removes it from them (specification, section 4). The action is loaded on the first
 * click.
 */
export const HeartButton: ProductActions['Heart'] = ({ id, name, className }) => {
  const t = useText(heartText)
  const router = useRouter()
  const favorite = useHeart(id)
  return (
    <IconButton
      icon={Heart}
      kind="round"
      label={t.favorite(name)}
      aria-pressed={favorite}
      onClick={() => void import('./toggle.ts').then(({ toggle }) => toggle(id, router))}
      iconClassName="in-aria-pressed:fill-coral in-aria-pressed:text-coral"
      {...(className ? { className } : {})}
    />
  )
}
