import { lazyRouteComponent } from '@tanstack/react-router'

/** The "not found" page, loaded lazily because it is rarely shown. */
export const NotFound = lazyRouteComponent(() => import('./notFound/NotFoundState.tsx'), 'NotFoundState')
