import { lazy, Suspense, useEffect } from 'react'
import { openedInterest } from './openInterest.ts'

/** The form of an interest, mounted once in the frame; its code loads when it is first opened. */
export function InterestSheet() {
  const { interest, open } = openedInterest.use()
  useEffect(() => close, [])
  if (!interest) return null
  const { supply_id, demand_id } = interest.pair
  return (
    <Suspense fallback={null}>
      <InterestForm key={`${supply_id}:${demand_id}`} {...interest} open={open} onClose={close} />
    </Suspense>
  )
}

const InterestForm = lazy(() =>
  import('./InterestForm.tsx').then((module) => ({ default: module.InterestForm })),
)

function close(): void {
  openedInterest.set({ ...openedInterest.get(), open: false })
}
