import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { ErrorFace } from './ui/ErrorFace.tsx'

/** A page that broke while it was drawn: everything around it stays, and it can be tried again. */
export function PageError({ reset }: ErrorComponentProps) {
  const router = useRouter()
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return (
    <div className="content py-10">
      <ErrorFace onRetry={retry} headingLevel={1} />
    </div>
  )
}
