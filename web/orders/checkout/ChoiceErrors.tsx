import { CircleAlert } from 'lucide-react'

/** The errors of a choice, below its cards. */
export function ChoiceErrors({ errors = [] }: { readonly errors?: readonly string[] | undefined }) {
  return (
    <div aria-live="polite" className="empty:hidden">
      {errors.map((error) => (
        <p key={error} className="flex items-start gap-2 text-meta text-coral">
          <CircleAlert aria-hidden size={16} className="mt-1 shrink-0" />
          <span>{error}</span>
        </p>
      ))}
    </div>
  )
}
