import { lazy } from 'react'
import type { FilterFields } from './FilterFields.tsx'

/**
 * The filters of a list, whose chunk loads when they are shown: on a phone, when the sheet opens. `lazy` would lose the type
 * parameter of the component.
 */
export const FilterForm = lazy(() =>
  import('./FilterFields.tsx').then((module) => ({ default: module.FilterFields })),
) as unknown as typeof FilterFields
