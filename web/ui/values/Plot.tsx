import type { ReactNode } from 'react'

type PlotProps = {
  /** In px. */
  readonly height: number
  /** The height of the view box, which is 100 wide; default: the height in px. */
  readonly units?: number
  readonly className?: string
  readonly children: ReactNode
}

/** A drawing that is stretched to the width of its box; a table or a sentence beside it has the numbers. */
export function Plot({ height, units = height, className, children }: PlotProps) {
  return (
    <svg
      width="100%"
      height={height}
      viewBox={`0 0 100 ${units}`}
      preserveAspectRatio="none"
      className={className}
      focusable="false"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}
