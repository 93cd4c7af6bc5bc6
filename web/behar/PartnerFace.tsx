import type { RefusalFacts } from '../base/api.ts'
import { useText } from '../base/text.ts'
import { ErrorFace } from '../base/ui/ErrorFace.tsx'
import { partnerText } from './frameMessages.ts'
import { useIntegration } from './useIntegration.ts'
import { isSilence } from './useRead.ts'

type PartnerFaceProps = {
  readonly refusal: RefusalFacts | null
  /** What could not be shown, where the page shows something else. */
  readonly title?: string
  readonly onRetry: () => void
  readonly headingLevel?: 2 | 3
}

/** In the place of a list of which nothing is known: the partner does not answer, or says why not. */
export function PartnerFace({ refusal, title, onRetry, headingLevel }: PartnerFaceProps) {
  const t = useText(partnerText)
  const { retrying } = useIntegration()
  const silent = !refusal || isSilence(refusal)
  return (
    <ErrorFace
      title={title ?? (silent ? t.title : t.refused)}
      body={silent ? t.nothing : refusal?.message}
      refusal={refusal}
      onRetry={onRetry}
      busy={retrying}
      headingLevel={headingLevel}
    />
  )
}
