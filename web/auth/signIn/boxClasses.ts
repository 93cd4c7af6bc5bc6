/** The house's input box around more than an input: a fixed prefix, an eye. */
export const boxClasses =
  'flex h-12 min-w-0 items-center gap-3 rounded-control border border-line bg-card px-3 text-dense focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus has-aria-invalid:border-coral'
