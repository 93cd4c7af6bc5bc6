import { BackToTop } from '../base/ui/BackToTop.tsx'
import { Confirm } from '../base/ui/Confirm.tsx'
import { Toaster } from '../base/ui/Toast.tsx'
import { Hearts } from '../favorites/Hearts.tsx'
import { OfflineNote } from './OfflineNote.tsx'

/** What a page shows of the frame only after something happened: it comes after the page itself. */
export function Afterwards() {
  return (
    <>
      <OfflineNote />
      <BackToTop />
      <Toaster />
      <Confirm />
      <Hearts />
    </>
  )
}
