import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type RefObject, useState } from 'react'
import { useLocale, useText } from '../app/texts/text.ts'
import { refreshSession } from '../auth/session.ts'
import { showToast } from '../ui/overlay/toasts.ts'
import { heartsNow } from './hearts.ts'
import { favoritesText } from './messages.ts'
import { knowHeart, toggle } from './toggle.ts'
import { favoritesKey } from './useFavorites.ts'

type Named = { readonly id: number; readonly name: string }

/** Removes products from the list optimistically, with a toast to undo; a refused removal is rolled back. */
export function useRemoval(rows: RefObject<HTMLElement | null>) {
  const t = useText(favoritesText)
  const locale = useLocale()
  const router = useRouter()
  const client = useQueryClient()
  const [removed, setRemoved] = useState<ReadonlySet<number>>(new Set())
  const setRemovedId = (id: number, isRemoved: boolean) =>
    setRemoved((ids) => (isRemoved ? new Set(ids).add(id) : new Set([...ids].filter((one) => one !== id))))
  /** Toggles on the server, then reloads the list and the counts. */
  const toggleOnServer = async (id: number) => {
    await toggle(id, router)
    const favorite = heartsNow().has(id)
    setRemovedId(id, !favorite)
    await Promise.all([client.invalidateQueries({ queryKey: favoritesKey }), refreshSession(locale)])
    return favorite
  }

  const remove = ({ id, name }: Named) => {
    if (!heartsNow().has(id)) knowHeart(id)
    setRemovedId(id, true)
    rows.current?.focus()
    void toggleOnServer(id)
    showToast('success', t.removed(name), { label: t.undo, onPress: () => void toggleOnServer(id) })
  }
  return { removed, remove }
}
