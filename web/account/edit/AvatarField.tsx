import { Camera, CircleCheck, Undo2 } from 'lucide-react'
import { useId } from 'react'
import { type Picture, pictureKinds } from '../../app/calls/usePicture.ts'
import { useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { FieldErrors } from '../../ui/form/FieldErrors.tsx'
import { Name } from '../../ui/values/Isolate.tsx'
import { Avatar } from '../Avatar.tsx'
import { PersonType } from '../PersonType.tsx'
import { useProfile } from '../profile.ts'
import { editText } from './messages.ts'

/** Name and picture with a file input; a chosen picture is previewed and saved with the form. */
export function AvatarField({
  picture,
  errors = [],
}: {
  readonly picture: Picture
  readonly errors?: readonly string[] | undefined
}) {
  const t = useText(editText)
  const profile = useProfile()
  const noteId = useId()
  return (
    <Card padding="details" className="flex flex-wrap items-center gap-4">
      <div className="relative shrink-0">
        <Avatar person={profile} size="large" preview={picture.preview} />
        <label className="absolute -inset-e-2.5 -bottom-2 inline-flex size-9 cursor-pointer items-center justify-center rounded-full border-2 border-card bg-primary text-on-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
          <Camera aria-hidden size={18} />
          <span className="visually-hidden">{t.choosePicture}</span>
          <input
            name="avatar"
            type="file"
            accept={pictureKinds}
            aria-describedby={noteId}
            aria-invalid={errors.length > 0 || undefined}
            className="absolute -inset-1 cursor-pointer opacity-0"
            onChange={(event) => {
              const [file] = event.target.files ?? []
              if (file) picture.choose(file)
              // Resetting the value allows the user to choose the same file again after removing it.
              event.target.value = ''
            }}
          />
        </label>
      </div>
      <div className="min-w-0 grow basis-40">
        <p className="text-h3 break-words">
          <Name>{`${profile.f_name} ${profile.l_name}`}</Name>
        </p>
        <PersonType profile={profile} />
        <div id={noteId} aria-live="polite" className="text-meta text-quiet">
          <FieldErrors errors={errors} />
          {errors.length === 0 && picture.file && (
            <p className="flex items-start gap-2 text-palm">
              <CircleCheck aria-hidden size={16} className="mt-1 shrink-0" />
              {t.pictureChosen}
            </p>
          )}
          {errors.length === 0 && !picture.file && <p>{t.pictureHint}</p>}
        </div>
      </div>
      {picture.file && (
        <Button kind="outlined" icon={Undo2} onClick={() => picture.choose(null)}>
          {t.undoPicture}
        </Button>
      )}
    </Card>
  )
}
