import { lazy, Suspense, useEffect } from 'react'
import { keyOfStep, openedStep } from './openStep.ts'

/** The open step of one of the user's entries, mounted once in the frame; its code loads when a step is first opened. */
export function StepSheet() {
  const { step, open } = openedStep.use()
  useEffect(() => close, [])
  if (!step) return null
  return (
    <Suspense fallback={null}>
      <StepForm key={keyOfStep(step)} step={step} open={open} onClose={close} />
    </Suspense>
  )
}

const StepForm = lazy(() => import('./StepForm.tsx').then((module) => ({ default: module.StepForm })))

function close(): void {
  openedStep.set({ ...openedStep.get(), open: false })
}
