/** Every path of the site that is built, in one place (specification, section 2). */
export const paths = {
  home: () => '/home',
  localMarket: (query: LocalMarketQuery = {}) => `/local-market${search(query)}`,
  productDetails: (id: number) => `/local-market/${id}`,
} as const

export type LocalMarketQuery = {
  readonly fishId?: number | undefined
}

/** Where uploaded pictures are served (contract, section 1). */
export const uploadsBase = '/uploads/'

/** The three widths in which every picture exists; the path that travels is the 640 form. */
export const pictureWidths = [320, 640, 960] as const

/** `/uploads/products/ab-640.webp` to the same picture in another width. */
export function pictureOf(path: string, width: (typeof pictureWidths)[number]): string {
  return path.replace(/-640\.webp$/, `-${width}.webp`)
}

function search(query: Record<string, string | number | undefined>): string {
  const parts = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(String(value))}`],
  )
  return parts.length ? `?${parts.join('&')}` : ''
}
