const gap = 8
const leastHeight = 200
const mostHeight = 544

/**
 * The position and size, in px of the window, of a popup next to a field. It leaves the header free, except for a field
 * within the header.
 */
export function placeNextTo(field: HTMLElement, minWidth: number) {
  const { top, bottom, left, right, width: fieldWidth } = field.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const visible = Math.min(clientHeight, window.visualViewport?.height ?? clientHeight)
  const [below, above] = [visible - bottom - 2 * gap, top - headerAbove(field) - 2 * gap]
  const upwards = below < leastHeight && above > below
  const width = Math.min(Math.max(fieldWidth, minWidth), clientWidth - 2 * gap)
  const start = getComputedStyle(field).direction === 'rtl' ? right - width : left
  const x = Math.min(Math.max(start, gap), clientWidth - width - gap)
  return {
    left: `${x}px`,
    width: `${width}px`,
    maxHeight: `${Math.min(Math.max(upwards ? above : below, 0), mostHeight)}px`,
    top: upwards ? 'auto' : `${bottom + gap}px`,
    bottom: upwards ? `${clientHeight - top + gap}px` : 'auto',
  }
}

/** The height in px of the header above a field of the page; 0 for a field within the header or a dialog. */
function headerAbove(field: HTMLElement): number {
  if (field.closest('header, [role=dialog]')) return 0
  return Math.max(0, document.querySelector('header[data-bar]')?.getBoundingClientRect().bottom ?? 0)
}
