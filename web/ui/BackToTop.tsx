import { ArrowUp } from 'lucide-react'
import { useEffect, useState } from 'react'
import { limits } from '#shared/base/limits.ts'
import { baseText } from '../app/texts/messages.ts'
import { useText } from '../app/texts/text.ts'

/** A button that appears after scrolling more than 100 px (specification, section 9). */
export function BackToTop() {
  const t = useText(baseText)
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const update = () => setShown(window.scrollY > limits.backToTopPx)
    update()
    window.addEventListener('scroll', update, { passive: true })
    return () => window.removeEventListener('scroll', update)
  }, [])
  if (!shown) return null
  return (
    <button
      type="button"
      aria-label={t.backToTop}
      title={t.backToTop}
      onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
      className="fixed inset-e-4 bottom-20 z-30 inline-flex size-11 items-center justify-center rounded-full border border-hairline bg-card text-primary shadow-popover hover:bg-tint md:bottom-6"
    >
      <ArrowUp aria-hidden size={22} />
    </button>
  )
}
