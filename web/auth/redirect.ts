type RedirectSearch = { readonly redirect?: string | undefined }

/**
 * The return address in the query of the sign-in pages, unchecked. Check it before use with
 * shared/base/access/redirect.ts (web/auth/frame/returnAddress.ts). That module is not part of the first load.
 */
export function readRedirect(search: Readonly<Record<string, unknown>>): RedirectSearch {
  const redirect = redirectOf(search)
  return { redirect: typeof redirect === 'string' ? redirect : undefined }
}

export function redirectOf(search: object): unknown {
  return (search as { readonly redirect?: unknown }).redirect
}
