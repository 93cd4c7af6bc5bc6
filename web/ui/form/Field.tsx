import { CircleAlert, CircleCheck, type LucideIcon } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { useAfterPress } from '../../app/state/useAfterPress.ts'
import { baseText } from '../../app/texts/messages.ts'
import { useText } from '../../app/texts/text.ts'
import { classes } from '../classes.ts'

/** The label and the notes of a field. */
export type FieldLook = {
  readonly label: string
  readonly hint?: string | undefined
  /** True if the hint stays visible below an error, because it contains the bounds to which the error refers. */
  readonly keepsHint?: boolean | undefined
  /** All errors of the field, from the form and from the server. */
  readonly errors?: readonly string[] | undefined
  readonly success?: string | undefined
  readonly optional?: boolean | undefined
  /** True if the label is only for screen readers, because the box already shows it. */
  readonly labelHidden?: boolean | undefined
  /** Buttons that act on the text, between the label and the box. */
  readonly tools?: ReactNode
}
type FieldProps = FieldLook & { readonly children: (control: Control) => ReactNode }

/** Attributes for the control inside a field. */
export type Control = {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': boolean | undefined
}

/** A label, a control, and a hint, an error or a success text. They are connected for screen readers. */
export function Field(props: FieldProps) {
  const { label, hint, keepsHint, errors = [], success, optional, labelHidden, tools, children } = props
  const t = useText(baseText)
  const id = useId()
  const noteId = `${id}-note`
  const wrong = errors.length > 0
  const noted = wrong || hint || success
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className={labelHidden ? 'visually-hidden' : 'text-dense font-bold'}>
        {label}
        {optional && <span className="font-normal text-quiet"> {t.optional}</span>}
      </label>
      {tools}
      {children({ id, 'aria-describedby': noted ? noteId : undefined, 'aria-invalid': wrong || undefined })}
      {noted && (
        <div id={noteId} aria-live="polite" className="empty:hidden">
          {wrong && <Errors errors={errors} />}
          {!wrong && success && (
            <Note icon={CircleCheck} className="text-palm">
              {success}
            </Note>
          )}
          {hint && (wrong ? keepsHint : !success) && <p className="text-meta text-quiet">{hint}</p>}
        </div>
      )}
    </div>
  )
}

/**
 * A press outside of a field can cause an error by the blur. The error is shown only after the press, so
 * that nothing moves under the pointer.
 */
function Errors({ errors }: { readonly errors: readonly string[] }) {
  if (!useAfterPress()) return null
  return errors.map((error) => (
    <Note key={error} icon={CircleAlert} className="text-coral">
      {error}
    </Note>
  ))
}

/** Separates the props of a field from those of the box inside it. */
export function fieldParts<Props extends FieldLook>(props: Props) {
  const { label, hint, keepsHint, errors, success, optional, labelHidden, tools, ...box } = props
  return { field: { label, hint, keepsHint, errors, success, optional, labelHidden, tools }, box }
}

function Note({
  icon: Icon,
  className,
  children,
}: {
  readonly icon: LucideIcon
  readonly className: string
  readonly children: ReactNode
}) {
  return (
    <p className={classes('flex items-start gap-2 text-meta', className)}>
      <Icon aria-hidden size={16} className="mt-1 shrink-0" />
      <span>{children}</span>
    </p>
  )
}

type BoxProps = Omit<ComponentProps<'input'>, 'size'> & {
  /** A prefix inside of the box, such as "من". */
  readonly start?: string | undefined
  readonly icon?: LucideIcon | undefined
  /** The size: `tool` is 44 px high, for filters and toolbars; `form` is 48 px high. */
  readonly size?: 'tool' | 'form'
}

/** A text input in the standard box. */
export function TextBox({ start, icon: Icon, size = 'form', className, ...rest }: BoxProps) {
  return (
    <span
      className={classes(
        'flex min-w-0 items-center gap-2 rounded-control border border-line bg-card px-3 text-dense',
        'focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus',
        'has-aria-invalid:border-coral has-disabled:border-hairline has-disabled:bg-ground',
        size === 'form' ? 'min-h-12' : 'min-h-11',
        className,
      )}
    >
      {Icon && <Icon aria-hidden size={18} className="shrink-0 text-quiet" />}
      {start && <span className="shrink-0 text-quiet">{start}</span>}
      <input
        {...rest}
        className="w-full min-w-0 text-ellipsis bg-transparent py-2 outline-none placeholder:text-quiet rtl:[&[dir=ltr]]:text-end"
      />
    </span>
  )
}

/** A multi-line text input in the standard box. */
export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...rest}
      className={classes(
        'min-h-32 w-full min-w-0 resize-y rounded-control border border-line bg-card px-3 py-2 text-dense',
        'focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus',
        'placeholder:text-quiet aria-invalid:border-coral disabled:border-hairline disabled:bg-ground',
        className,
      )}
    />
  )
}
