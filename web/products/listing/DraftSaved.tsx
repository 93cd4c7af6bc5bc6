import { CloudCheck, CloudOff, CloudUpload } from 'lucide-react'
import type { Keeping } from '../../app/calls/keeping.ts'
import { useText } from '../../app/texts/text.ts'
import { listingText } from './messages.ts'

/** Whether the draft is saved on this device. */
export function DraftSaved({ keeping }: { readonly keeping: Keeping }) {
  const t = useText(listingText)
  const look = keeping === 'no' ? undefined : keepings[keeping]
  return (
    <p role="status" className="text-quiet">
      {look && (
        <span className="inline-flex items-center gap-2">
          <look.icon aria-hidden size={18} />
          {t[look.text]}
        </span>
      )}
    </p>
  )
}

const keepings = {
  keeping: { icon: CloudUpload, text: 'keeping' },
  kept: { icon: CloudCheck, text: 'kept' },
  lost: { icon: CloudOff, text: 'notKept' },
} as const
