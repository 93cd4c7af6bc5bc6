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
  /** The reason why an action is missing. */
  readonly note?: string | undefined
  readonly className?: string | undefined
}

/** A menu with further actions of a row; its code is loaded when it is first opened. */
export function MoreMenu(props: MoreMenuProps) {
  const [opened, setOpened] = useState(false)
  const { label, className } = props
  const plain = (
    <IconButton
      icon={Ellipsis}
      kind="outlined"
      label={label}
      aria-haspopup="menu"
      onClick={() => setOpened(true)}
      className={className}
    />
  )
  if (!opened) return plain
  return (
    <Suspense fallback={plain}>
      <OpenMenu {...props} />
    </Suspense>
  )
}

const OpenMenu = lazy(() => import('./OpenMenu.tsx').then((module) => ({ default: module.OpenMenu })))
