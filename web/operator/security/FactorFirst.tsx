import { useText } from '../../app/texts/text.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Empty } from '../../ui/states/Empty.tsx'
import { Scene } from '../../ui/states/Scene.tsx'
import { frameText } from '../frame/messages.ts'
import { operatorLink } from '../frame/places.ts'

/** Replaces every page while the required second factor is off. */
export function FactorFirst() {
  const t = useText(frameText)
  return (
    <Empty
      picture={<Scene kind="ice" />}
      title={t.factorFirst}
      body={t.factorFirstBody}
      headingLevel={2}
      actions={<ButtonLink {...operatorLink({ to: 'security' })}>{t.toSecurity}</ButtonLink>}
    />
  )
}
