import { useEffect } from 'react'

/**
 * Moves the focus when the focused control disappears or is disabled, to the nearest part around it that is still
 * shown. Otherwise, the browser would reset the focus to the body, and the next Tab would start at the top.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let last: HTMLElement | null = null
    /** The parts around the last focused control of the page, the innermost first; a dialog does not replace them. */
    let around: Element[] = []
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return
      last = target
      if (target.closest('#main')) around = partsAround(target)
    }
    const check = () => {
      if (document.activeElement !== document.body || !last || isUsable(last)) return
      const part = [...partsAround(last), ...around, document.getElementById('main')].find(isShown)
      last = null
      if (part) focusPart(part)
    }
    // A click next to the control leaves it on purpose, so its later removal needs no action.
    const leave = () =>
      requestAnimationFrame(() => {
        if (document.activeElement === document.body && last && isUsable(last)) last = null
      })
    // A control that is disabled or hidden loses the focus too, without being removed from the page.
    const changes = new MutationObserver(() =>
      // If a loading page hides a control, the browser removes the focus one frame later, so the focus is
      // checked twice.
      requestAnimationFrame(() => {
        check()
        requestAnimationFrame(check)
      }),
    )
    changes.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['disabled', 'hidden'],
    })
    document.addEventListener('focusin', remember)
    document.addEventListener('focusout', leave)
    return () => {
      changes.disconnect()
      document.removeEventListener('focusin', remember)
      document.removeEventListener('focusout', leave)
    }
  }, [])
}

/** The parts of the page around a control that a screen reader can name. */
function partsAround(control: Element): Element[] {
  const parts: Element[] = []
  for (let part = control.parentElement?.closest(named); part; part = part.parentElement?.closest(named))
    parts.push(part)
  return parts
}

const named =
  '[role=dialog], [role=tabpanel], [role=radiogroup], li, tr, article, form, section, fieldset, main'

function isUsable(control: HTMLElement): boolean {
  return isShown(control) && !control.matches(':disabled')
}

function isShown(element: Element | null): element is HTMLElement {
  return element instanceof HTMLElement && element.isConnected && element.checkVisibility()
}

function focusPart(part: HTMLElement): void {
  if (!part.hasAttribute('tabindex')) part.tabIndex = -1
  part.focus({ preventScroll: true })
}
