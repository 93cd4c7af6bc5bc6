import { CircleAlert } from 'lucide-react'
import { useText } from '../base/text.ts'
import { editText } from './editMessages.ts'
import { type EditedField, pictureInputId, type Trouble } from './useEditForm.ts'

/** Above the form: how many fields are wrong, each a way to it; or the one reason that is no field's. */
export function WrongFields({
  trouble,
  labels,
  onGo,
}: {
  readonly trouble: Trouble | null
  readonly labels: Readonly<Record<EditedField, string>>
  readonly onGo: (name: Exclude<EditedField, 'avatar'>) => void
}) {
  const t = useText(editText)
  const wrong = (Object.keys(labels) as EditedField[]).filter((name) => trouble?.errors[name])
  return (
    <div role="alert">
      {trouble && (
        <div className="flex items-start gap-3 rounded-card bg-coral-tint p-4 text-dense text-coral">
          <CircleAlert aria-hidden size={20} className="mt-0.5 shrink-0" />
          {trouble.reason ?? (
            <div>
              <p className="font-bold">{t.wrongFields(wrong.length)}</p>
              <ul className="flex flex-wrap gap-x-4">
                {wrong.map((name) => (
                  <li key={name}>
                    <button
                      type="button"
                      className="touch underline"
                      onClick={() =>
                        name === 'avatar' ? document.getElementById(pictureInputId)?.focus() : onGo(name)
                      }
                    >
                      {labels[name]}
                    </button>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      )}
    </div>
  )
}
