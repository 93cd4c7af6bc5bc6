import type { RefusalFacts } from '../../app/calls/api.ts'
import { useText } from '../../app/texts/text.ts'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { useIntegration } from '../integration/useIntegration.ts'
import { isNoAnswer } from '../integration/useRead.ts'
import { partnerText } from './messages.ts'

type PartnerLayoutProps = {
  readonly refusal: RefusalFacts | null
  /** The title of the content that could not be shown; absent if it is the whole page. */
  readonly title?: string
  readonly onRetry: () => void
  readonly headingLevel?: 2 | 3
}

/** The error state of a list that has no cached answer: the partner does not answer, or refuses. */
export function PartnerLayout({ refusal, title, onRetry, headingLevel }: PartnerLayoutProps) {
  const t = useText(partnerText)
  const { retrying } = useIntegration()
  const silent = !refusal || isNoAnswer(refusal)
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
