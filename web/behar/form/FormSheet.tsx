import { useNavigate, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import type { Demand, Supply } from '#shared/behar/contract.ts'
import { createStore } from '../../app/state/createStore.ts'
import { useAddRefusal, useSubscription } from '../integration/useIntegration.ts'
import { asksForSupply, suppliesAddress } from '../myDemands/search.ts'

/**
 * The open form in a sheet, mounted once in the frame of both pages. The code of the form loads when a form is first
 * opened.
 */
export function FormSheet() {
  const { form, open } = shownForm.use()
  useEffect(() => closeForm, [])
  useAskedForm()
  if (!form) return null
  const { edits = false } = form
  const from = `${form.side}:${form.like?.id ?? 'new'}:${edits}`
  return (
    <Suspense fallback={null}>
      {form.side === 'supply' ? (
        <SupplyForm key={from} open={open} onClose={closeForm} like={form.like} edits={edits} />
      ) : (
        <DemandForm key={from} open={open} onClose={closeForm} like={form.like} edits={edits} />
      )}
    </Suspense>
  )
}

/**
 * Opens the form of a new supply if the address has the parameter for it, and removes the parameter. If adding is not allowed,
 * the form stays closed, and the page shows the reason.
 */
function useAskedForm(): void {
  const navigate = useNavigate()
  const asked = useRouterState({ select: ({ location }) => asksForSupply(location.search) })
  const known = useSubscription().data !== null
  const refused = useAddRefusal() !== undefined
  useEffect(() => {
    if (!asked || !known) return
    if (!refused) openForm({ side: 'supply', like: null })
    void navigate({
      to: '/international-market/behar-market/my-demands',
      search: suppliesAddress(),
      replace: true,
    })
  }, [asked, known, refused, navigate])
}

const SupplyForm = lazy(() => import('./SupplyForm.tsx').then((module) => ({ default: module.SupplyForm })))
const DemandForm = lazy(() => import('./DemandForm.tsx').then((module) => ({ default: module.DemandForm })))

/** The open form and its initial values. */
export type WantedForm = (
  | { readonly side: 'supply'; readonly like: Supply | null }
  | { readonly side: 'demand'; readonly like: Demand | null }
) & {
  /** True if the form changes `like` itself and does not add a copy. */
  readonly edits?: boolean
}

/**
 * Opens a form in a sheet. The sheet does not depend on the button that opened it, because the button may disappear when
 * its list is refetched or its entry is matched.
 */
export function openForm(form: WantedForm): void {
  shownForm.set({ form, open: true })
}

/** Closes the form; its content stays visible while the sheet closes. */
function closeForm(): void {
  shownForm.set({ ...shownForm.get(), open: false })
}

interface Shown {
  readonly form: WantedForm | null
  readonly open: boolean
}

/** The open form; after it was closed, the last form. */
const shownForm = createStore<Shown>({ form: null, open: false })
