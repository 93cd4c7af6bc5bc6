import type { ReactNode } from 'react'

type PlotProps = {
  /** The height in px. */
  readonly height: number
  /** The height of the view box, whose width is 100; the default is the height in px. */
  readonly units?: number
  readonly className?: string
  readonly children: ReactNode
}

/** A drawing that is stretched to the width of its box. A table or a sentence next to it contains the numbers. */
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
