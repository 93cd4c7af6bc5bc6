import { lazyRouteComponent } from '@tanstack/react-router'

/** The face of what is not there; its code comes when it is needed, which is seldom. */
export const NotFound = lazyRouteComponent(() => import('./NotFoundState.tsx'), 'NotFoundState')
