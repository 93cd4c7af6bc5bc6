import { OwnQueries } from '../app/calls/OwnQueries.tsx'
import { AlertSheet, type AlertSheetProps } from './AlertSheet.tsx'

/** The form of a new alert on a public page, which has no query client of its own. */
export function NewAlert(props: AlertSheetProps) {
  return (
    <OwnQueries>
      <AlertSheet {...props} />
    </OwnQueries>
  )
}
