import { useRouterState } from '@tanstack/react-router'

/** A thin line under the header while the next page is on its way; a quick answer shows none. */
export function Progress() {
  const loading = useRouterState({ select: (state) => state.isLoading })
  return <div aria-hidden="true" className="progress" data-loading={loading || undefined} />
}
