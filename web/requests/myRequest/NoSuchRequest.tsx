import { useText } from '../../app/texts/text.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Empty } from '../../ui/states/Empty.tsx'
import { Scene } from '../../ui/states/Scene.tsx'
import { askText } from '../add/messages.ts'

/** Somebody else's request, or none at all: the same face for both. */
export function NoSuchRequest() {
  const t = useText(askText)
  return (
    <Card>
      <Empty
        picture={<Scene kind="ice" />}
        title={t.goneTitle}
        headingLevel={1}
        actions={
          <>
            <ButtonLink to="/profile/my-requests">{t.myRequests}</ButtonLink>
            <ButtonLink to="/profile/add-request" kind="outlined">
              {t.askNew}
            </ButtonLink>
          </>
        }
      />
    </Card>
  )
}
