import { useText } from '../base/text.ts'
import { ButtonLink } from '../base/ui/Button.tsx'
import { Empty } from '../base/ui/Empty.tsx'
import { Scene } from '../base/ui/Scene.tsx'
import { frameText } from './frameMessages.ts'

/** In place of a page of the operators, for whoever lacks the second factor that is asked of them. */
export function FactorFirst() {
  const t = useText(frameText)
  return (
    <Empty
      picture={<Scene kind="ice" />}
      title={t.factorFirst}
      body={t.factorFirstBody}
      headingLevel={2}
      actions={
        <ButtonLink to="/operator/$" params={{ _splat: 'security' }}>
          {t.toSecurity}
        </ButtonLink>
      }
    />
  )
}
