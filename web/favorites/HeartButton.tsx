import { useRouter } from '@tanstack/react-router'
import { Heart } from 'lucide-react'
import { useText } from '../app/texts/text.ts'
import type { ProductActions } from '../products/productActions.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { useHeart } from './hearts.ts'
import { heartText } from './messages.ts'

/** Puts the reader's heart on a product or takes it away (specification, section 4). What it does comes when it is pressed. */
export const HeartButton: ProductActions['Heart'] = ({ id, name, className }) => {
  const t = useText(heartText)
  const router = useRouter()
  const held = useHeart(id)
  return (
    <IconButton
      icon={Heart}
      kind="round"
      label={t.favorite(name)}
      aria-pressed={held}
      onClick={() => void import('./toggle.ts').then(({ toggle }) => toggle(id, router))}
      iconClassName="in-aria-pressed:fill-coral in-aria-pressed:text-coral"
      {...(className ? { className } : {})}
    />
  )
}
