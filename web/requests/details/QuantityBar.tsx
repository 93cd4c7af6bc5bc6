import { classes } from '../../ui/classes.ts'

/**
 * The offered share of the requested quantity as a bar, 8 px high. Amber while the offer covers less than the requested
 * quantity. Hidden from screen readers, because the text next to it gives the same information.
 */
export function QuantityBar({ offered, wanted }: { readonly offered: number; readonly wanted: number }) {
  const share = wanted > 0 ? Math.min(1, offered / wanted) : 0
  return (
    <svg
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      width="100%"
      height="8"
      aria-hidden="true"
      focusable="false"
      className="block rounded-full rtl:-scale-x-100"
    >
      <rect width="100" height="8" className="fill-ice-edge" />
      <rect
        width={100 * share}
        height="8"
        className={classes(offered < wanted ? 'fill-amber-dot' : 'fill-primary')}
      />
    </svg>
  )
}
