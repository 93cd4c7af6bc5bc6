/** All rows of a paged call. For lists of some hundred rows: the pages are loaded in parallel. */
export async function allPages<Row>(
  load: (page: number) => Promise<{ readonly data: readonly Row[]; readonly last_page: number }>,
): Promise<Row[]> {
  const first = await load(1)
  const others = Array.from({ length: first.last_page - 1 }, (_, place) => load(place + 2))
  return [first, ...(await Promise.all(others))].flatMap(({ data }) => data)
}
