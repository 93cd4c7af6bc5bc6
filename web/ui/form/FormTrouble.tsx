import { CircleAlert } from 'lucide-react'

type FormTroubleProps = {
  /** What happened: nothing is shown without it. */
  readonly reason: string | undefined
  /** The fields that are wrong, in their order: each one is a way to it. */
  readonly fields?: readonly { readonly name: string; readonly label: string }[]
  readonly onField?: (name: string) => void
}

/** Above a form: why it was not taken, and the ways to what is wrong. Said to a screen reader as it comes. */
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
