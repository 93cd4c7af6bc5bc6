import { Receipt } from 'lucide-react'
import { usePrivatePicture } from '../app/calls/usePrivatePicture.ts'
import { useText } from '../app/texts/text.ts'
import { Skeleton } from '../ui/states/Skeleton.tsx'
import { walletText } from './messages.ts'

/** The receipt of a reported transfer as a small picture that opens in full. An icon replaces a picture that cannot be loaded. */
export function ReceiptPicture({ image }: { readonly image: string }) {
  const t = useText(walletText)
  const { address, failed } = usePrivatePicture(image)
  const size = 'h-16 w-12 shrink-0 rounded-control'
  if (failed) {
    return (
      <span className={`flex items-center justify-center bg-ground text-quiet ${size}`}>
        <Receipt aria-hidden size={20} />
      </span>
    )
  }
  if (!address) return <Skeleton className={size} />
  return (
    <a href={address} target="_blank" rel="noreferrer" className={size}>
      <img
        src={address}
        alt={t.receipt}
        width={48}
        height={64}
        className="size-full rounded-control border border-hairline bg-ground object-cover"
      />
    </a>
  )
}
