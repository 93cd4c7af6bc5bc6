import { CircleAlert } from 'lucide-react'

/** The errors of a group of controls, inside the group's live region. A `Field` shows its own errors. */
export function FieldErrors({ errors }: { readonly errors: readonly string[] }) {
  return errors.map((error) => (
    <p key={error} className="flex items-start gap-2 text-meta text-coral">
      <CircleAlert aria-hidden size={16} className="mt-1 shrink-0" />
      {error}
    </p>
  ))
}
