import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type RefObject, useState } from 'react'
import { useLocale, useText } from '../app/texts/text.ts'
import { refreshSession } from '../auth/session.ts'
import { showToast } from '../ui/overlay/toasts.ts'
import { heartsNow } from './hearts.ts'
import { favoritesText } from './listMessages.ts'
import { knowHeart, toggle } from './toggle.ts'
import { favoritesKey } from './useFavorites.ts'

type Named = { readonly id: number; readonly name: string }

/** Takes products out of the list at once; a refused one comes back, and a toast offers to undo. */
export function useRemoval(rows: RefObject<HTMLElement | null>) {
  const t = useText(favoritesText)
  const locale = useLocale()
  const router = useRouter()
  const client = useQueryClient()
  const [removed, setRemoved] = useState<ReadonlySet<number>>(new Set())
  const mark = (id: number, gone: boolean) =>
    setRemoved((before) =>
      gone ? new Set(before).add(id) : new Set([...before].filter((one) => one !== id)),
    )

  /** The list and the counts follow once the server has answered. */
  const press = async (id: number) => {
    await toggle(id, router)
    const held = heartsNow().has(id)
    mark(id, !held)
    await Promise.all([client.invalidateQueries({ queryKey: favoritesKey }), refreshSession(locale)])
    return held
  }

  const remove = ({ id, name }: Named) => {
    if (!heartsNow().has(id)) knowHeart(id)
    mark(id, true)
    rows.current?.focus()
    void press(id)
    showToast('success', t.removed(name), { label: t.undo, onPress: () => void press(id) })
  }
  return { removed, remove }
}
