import { useRouterState } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { type ComponentType, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { Profile } from '#shared/auth/profile.ts'
import { useText } from '../../app/texts/text.ts'
import { type Arrival, arrival } from '../../auth/arrival.ts'
import { useSession } from '../../auth/session.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { noteId } from '../header/places.ts'
import { isCheckout, isPageOf } from './arrivalPages.ts'
import { notesText } from './messages.ts'
import { Refused } from './Refused.tsx'
import { Welcome } from './Welcome.tsx'

/**
 * A note above a page: the welcome of a new account, or the reason why another page was refused. Screen
 * readers announce it. It ends when the user dismisses it or leaves the page.
 */
export function ArrivalNote() {
  const t = useText(notesText)
  const { profile } = useSession()
  const shown = useShownArrival()
  const box = document.getElementById(noteId)
  if (!box) return null
  const Note = shown && (notes[shown.kind] as ComponentType<NoteProps>)
  return createPortal(
    <div role="status">
      {Note && profile && (
        <div className="content py-4">
          <div className="relative">
            <Note arrival={shown} profile={profile} />
            <IconButton icon={X} label={t.dismiss} className="absolute inset-e-1 top-1" onClick={dismiss} />
          </div>
        </div>
      )}
    </div>,
    box,
  )
}

type NoteProps = { readonly arrival: Arrival; readonly profile: Profile }

const notes = { refused: Refused, welcome: Welcome } as const

function dismiss(): void {
  // The button disappears with the note, so the focus moves to the page.
  document.getElementById('main')?.focus({ preventScroll: true })
  arrival.set(null)
}

/** Returns the note once the page to which it belongs is open. */
function useShownArrival(): Arrival | null {
  const current = arrival.use()
  const pathname = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  const shown = current && isPageOf(current, pathname) ? current : null
  const place = useRef<string>(undefined)
  useEffect(() => {
    if (!current) place.current = undefined
    else if (current.kind === 'welcome' && isCheckout(pathname)) arrival.set(null)
    else if (place.current && place.current !== pathname) arrival.set(null)
    else if (shown) place.current = pathname
  }, [current, shown, pathname])
  return shown
}
