import { lazy, Suspense, useEffect } from 'react'
import { closeForm, shownForm } from './openForm.ts'

/** The open form in a sheet; mounted once in the frame of both pages. Its code loads when it is first opened. */
export function FormSheet() {
  const { form, open } = shownForm.use()
  useEffect(() => closeForm, [])
  if (!form) return null
  const from = `${form.side}:${form.like?.id ?? 'new'}`
  return (
    <Suspense fallback={null}>
      {form.side === 'supply' ? (
        <SupplyForm key={from} open={open} onClose={closeForm} like={form.like} />
      ) : (
        <DemandForm
          key={`${from}:${form.replaces}`}
          open={open}
          onClose={closeForm}
          like={form.like}
          replaces={form.replaces}
        />
      )}
    </Suspense>
  )
}

const SupplyForm = lazy(() => import('./SupplyForm.tsx').then((module) => ({ default: module.SupplyForm })))
const DemandForm = lazy(() => import('./DemandForm.tsx').then((module) => ({ default: module.DemandForm })))
