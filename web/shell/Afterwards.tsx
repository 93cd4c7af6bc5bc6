import { useEffect } from 'react'
import { loadSession, watchSession } from '../auth/session.ts'
import { useLocale } from '../base/text.ts'
import { BackToTop } from '../base/ui/BackToTop.tsx'
import { Confirm } from '../base/ui/Confirm.tsx'
import { Toaster } from '../base/ui/Toast.tsx'
import { Hearts } from '../favorites/Hearts.tsx'
import { OfflineNote } from './OfflineNote.tsx'

/** What a page shows of the frame only after something happened: it comes after the page itself. */
export function Afterwards() {
  const locale = useLocale()
  useEffect(() => {
    if (!watching) watchSession(locale)
    watching = true
    // A stored token triggers a profile load at startup (specification, section 4).
    void loadSession(locale)
  }, [locale])
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

/** Once for as long as the page is open, however often this is mounted. */
let watching = false
