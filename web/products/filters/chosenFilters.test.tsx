import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Choices } from '../../catalog/choices.ts'
import { useChosenFilters } from './FilteredList.tsx'

const fresh = { id: 19, name: 'طازج' }
const goods: Choices = {
  markets: [],
  cities: [],
  sizes: [],
  qualities: [],
  categories: [],
  fishTypes: [fresh],
  chosenFish: [],
}

function Chosen({ choices }: { readonly choices: Choices }) {
  const chosen = useChosenFilters({ fishId: [404], fishType: [fresh.id] }, choices, undefined)
  return chosen.map(({ name }) => name).join(', ')
}

it('useChosenFilters names the chosen conditions, and leaves them out in a list that has no conditions', () => {
  expect(renderToStaticMarkup(<Chosen choices={goods} />)).toBe('اختيار غير معروف, طازج')
  expect(renderToStaticMarkup(<Chosen choices={{ ...goods, fishTypes: [] }} />)).toBe('اختيار غير معروف')
})
