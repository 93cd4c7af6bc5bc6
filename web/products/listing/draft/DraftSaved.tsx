import { CloudCheck, CloudOff, CloudUpload } from 'lucide-react'
import type { AutosaveState } from '../../../app/calls/useAutosave.ts'
import { useText } from '../../../app/texts/text.ts'
import { listingText } from '../messages.ts'

/** Whether the draft is saved on this device. */
export function DraftSaved({ keeping }: { readonly keeping: AutosaveState }) {
  const t = useText(listingText)
  const look = keeping === 'idle' ? undefined : keepings[keeping]
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
  saving: { icon: CloudUpload, text: 'keeping' },
  saved: { icon: CloudCheck, text: 'kept' },
  failed: { icon: CloudOff, text: 'notKept' },
} as const
