import { Ellipsis, type LucideIcon } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { IconButton } from '../IconButton.tsx'

export type MenuItem = {
  readonly icon: LucideIcon
  readonly label: string
  readonly onPress: () => void
}

export type MoreMenuProps = {
  readonly label: string
  readonly items: readonly MenuItem[]
  /** Why something else cannot be done. */
  readonly note?: string | undefined
  readonly className?: string | undefined
}

/** Everything else that can be done with a row; the menu's code comes with its first press. */
export function MoreMenu(props: MoreMenuProps) {
  const [wanted, setWanted] = useState(false)
  const { label, className } = props
  const plain = (
    <IconButton
      icon={Ellipsis}
      kind="outlined"
      label={label}
      aria-haspopup="menu"
      onClick={() => setWanted(true)}
      className={className}
    />
  )
  if (!wanted) return plain
  return (
    <Suspense fallback={plain}>
      <OpenMenu {...props} />
    </Suspense>
  )
}

const OpenMenu = lazy(() => import('./OpenMenu.tsx').then((module) => ({ default: module.OpenMenu })))
