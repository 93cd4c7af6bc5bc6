import { CircleAlert } from 'lucide-react'

type FormTroubleProps = {
  /** The reason why the form was refused; if it is undefined, nothing is shown. */
  readonly reason: string | undefined
  /** The wrong fields in order, each with a link to the field. */
  readonly fields?: readonly { readonly name: string; readonly label: string }[]
  readonly onField?: (name: string) => void
}

/** An error summary above a form, with links to the wrong fields. Screen readers announce it. */
export function FormTrouble({ reason, fields = [], onField }: FormTroubleProps) {
  return (
    <div role="alert">
      {reason && (
        <div className="mt-3 flex items-start gap-2 rounded-control bg-coral-tint p-3 text-dense text-coral">
          <CircleAlert aria-hidden size={20} className="mt-0.5 shrink-0" />
          <div className="min-w-0">
            <p>{reason}</p>
            {fields.length > 0 && (
              <ul className="flex flex-wrap gap-x-4">
                {fields.map(({ name, label }) => (
                  <li key={name}>
                    <button
                      type="button"
                      onClick={() => onField?.(name)}
                      className="touch font-bold underline"
                    >
                      {label}
                    </button>
                  </li>
                ))}
              </ul>
            )}
          </div>
        </div>
      )}
    </div>
  )
}
