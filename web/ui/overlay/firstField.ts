/** Whether the reader has a mouse, so that a focused field opens no keyboard above the page. */
export const hasKeyboard = () => window.matchMedia('(pointer: fine)').matches

/** The field of a form that gets the focus when its sheet opens; null on a phone, where the keyboard would cover the sheet. */
export const firstField = (form: HTMLElement | null): HTMLElement | null =>
  hasKeyboard()
    ? (form?.querySelector<HTMLElement>('input:enabled:not([type=file]), select:enabled, textarea:enabled') ??
      null)
    : null
