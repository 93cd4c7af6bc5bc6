import { CircleAlert } from 'lucide-react'

/** What is wrong with a choice, under its cards. */
export function CheckoutWrong({ errors = [] }: { readonly errors?: readonly string[] | undefined }) {
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
