import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { OwnPrices } from './OwnPrices.tsx'

const fishId = 7

/** The aid in the form of a species with this number of own prices; undefined while they load. */
function inForm(count: number | undefined): string {
  const client = new QueryClient()
  if (count !== undefined) {
    client.setQueryData(['ownPrices', fishId, 'ar'], { prices: Array.from({ length: count }, () => ({})) })
  }
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <OwnPrices fishId={fishId} />
    </QueryClientProvider>,
  )
}

describe('OwnPrices in a form', () => {
  it('is shown to a seller who has sold the species', () =>
    expect(inForm(1)).toContain('أين ومتى بعت بأفضل سعر'))

  it.each([0, undefined])('is hidden with %s sales', (count) => expect(inForm(count)).toBe(''))
})
