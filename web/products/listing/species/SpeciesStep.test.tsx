import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Options } from '#shared/catalog/contract.ts'
import { LocaleContext } from '../../../app/texts/text.ts'
import { RecentSpecies } from './SpeciesStep.tsx'

it('a tile of a recent species has its whole name', () => {
  const fish = [{ id: 7, name: 'Blue swimming crab', image: null }] as unknown as Options['fish']
  const markup = renderToStaticMarkup(
    <LocaleContext value="en">
      <RecentSpecies fish={fish} recent={[7]} onChoose={() => undefined} />
    </LocaleContext>,
  )
  expect(markup).toContain('Blue swimming crab')
  expect(markup).not.toMatch(/line-clamp|truncate/)
})
