import { CircleAlert } from 'lucide-react'
import type { useEditForm } from './useEditForm.ts'

type WrongFieldsProps = { readonly form: Pick<ReturnType<typeof useEditForm>, 'wrong' | 'reason' | 'goTo'> }

/** Above the form: how many fields are wrong, each a way to it; or the one reason that is no field's. */
export function WrongFields({ form: { wrong, reason, goTo } }: WrongFieldsProps) {
  return (
    <div role="alert">
      {reason && (
        <div className="flex items-start gap-3 rounded-card bg-coral-tint p-4 text-dense text-coral">
          <CircleAlert aria-hidden size={20} className="mt-0.5 shrink-0" />
          {wrong.length === 0 ? (
            reason
          ) : (
            <div>
              <p className="font-bold">{reason}</p>
              <ul className="flex flex-wrap gap-x-4">
                {wrong.map(({ name, label }) => (
                  <li key={name}>
                    <button type="button" className="touch underline" onClick={() => goTo(name)}>
                      {label}
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
