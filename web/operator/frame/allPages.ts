/** All rows of a call with pages. The pages are loaded in parallel, so use it only for lists of some hundred rows. */
export async function allPages<Row>(
  load: (page: number) => Promise<{ readonly data: readonly Row[]; readonly last_page: number }>,
): Promise<Row[]> {
  const first = await load(1)
  const others = Array.from({ length: first.last_page - 1 }, (_, place) => load(place + 2))
  return [first, ...(await Promise.all(others))].flatMap(({ data }) => data)
}
