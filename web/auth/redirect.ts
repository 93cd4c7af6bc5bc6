type RedirectSearch = { readonly redirect?: string | undefined }

/**
 * The only query of the sign-in pages. It is what the address says: whoever goes by it asks shared/base/access/redirect.ts
 * first (web/auth/frame/leadOn.ts), which stays out of every first load.
 */
export function readRedirect(search: Readonly<Record<string, unknown>>): RedirectSearch {
  const redirect = redirectOf(search)
  return { redirect: typeof redirect === 'string' ? redirect : undefined }
}

export function redirectOf(search: object): unknown {
  return (search as { readonly redirect?: unknown }).redirect
}
