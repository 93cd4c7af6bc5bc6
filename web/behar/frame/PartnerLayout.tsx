import type { RefusalFacts } from '../../app/calls/api.ts'
import { useText } from '../../app/texts/text.ts'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { useIntegration } from '../integration/useIntegration.ts'
import { isSilence } from '../integration/useRead.ts'
import { partnerText } from './messages.ts'

type PartnerFaceProps = {
  readonly refusal: RefusalFacts | null
  /** What could not be shown, where the page shows something else. */
  readonly title?: string
  readonly onRetry: () => void
  readonly headingLevel?: 2 | 3
}

/** In the place of a list of which nothing is known: the partner does not answer, or says why not. */
export function PartnerLayout({ refusal, title, onRetry, headingLevel }: PartnerFaceProps) {
  const t = useText(partnerText)
  const { retrying } = useIntegration()
  const silent = !refusal || isSilence(refusal)
  return (
    <ErrorState
      title={title ?? (silent ? t.title : t.refused)}
      body={silent ? t.nothing : refusal?.message}
      refusal={refusal}
      onRetry={onRetry}
      busy={retrying}
      headingLevel={headingLevel}
    />
  )
}
