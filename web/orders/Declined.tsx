import { CircleX } from 'lucide-react'
import { useText } from '../app/texts/text.ts'
import { Notice } from '../ui/Notice.tsx'
import { paymentText } from './paymentMessages.ts'

/** Says that the card was declined: nothing was charged, and the payment can be tried again. */
export function Declined() {
  const t = useText(paymentText)
  return (
    <Notice tone="coral" icon={CircleX} title={t.declined} role="alert">
      <p>{t.declinedBody}</p>
    </Notice>
  )
}
