import type { ReactNode } from 'react'
import { limits } from '#shared/base/limits.ts'
import type { Form } from '../../app/calls/useForm.ts'
import { Button } from '../../ui/Button.tsx'
import { ChoiceErrors } from '../../ui/form/ChoiceCard.tsx'
import { Field, TextArea } from '../../ui/form/Field.tsx'
import { FormTrouble } from '../../ui/form/FormTrouble.tsx'
import { Sheet } from '../../ui/overlay/Sheet.tsx'

/** The number of characters that are reserved for a chosen reason, which is sent before the text. */
const chipRoom = 40

type ReasonSheetProps = {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly intro: string
  readonly label: string
  /** True if the text may be blank. */
  readonly optional?: boolean
  /** Fields before the text. */
  readonly first?: ReactNode
  /** The name of the text field in the API. */
  readonly field?: string
  /** True if sending is destructive. */
  readonly grave?: boolean
  /** The label of the button; the caller changes it while the form is being sent. */
  readonly send: string
  readonly form: Pick<
    Form<{ readonly reason: string }>,
    'ref' | 'typed' | 'type' | 'errorsOf' | 'reason' | 'busy' | 'submit'
  >
  /** Further fields after the text. */
  readonly children?: ReactNode
}

/**
 * A sheet with a form for the reason of a return, a dispute or a refusal. The caller keeps the state of the form, so closing the
 * sheet keeps its input.
 */
export function ReasonSheet({
  open,
  onClose,
  title,
  intro,
  label,
  optional = false,
  first,
  field = 'reason',
  grave = false,
  send,
  form,
  children,
}: ReasonSheetProps) {
  const { ref, typed, type, errorsOf, reason, busy, submit } = form
  return (
    <Sheet side="panel" open={open} onClose={onClose} title={title}>
      <form
        ref={ref}
        noValidate
        onSubmit={submit}
        aria-label={title}
        className="flex flex-col gap-4 p-4 md:p-5"
      >
        <p className="text-quiet">{intro}</p>
        <FormTrouble reason={reason} />
        {first}
        <Field label={label} optional={optional} errors={errorsOf(field)}>
          {(control) => (
            <TextArea
              {...control}
              name={field}
              required={!optional}
              dir="auto"
              maxLength={limits.text.note - chipRoom}
              value={typed.reason}
              onChange={(event) => type({ reason: event.target.value })}
            />
          )}
        </Field>
        {children}
        <Button type="submit" kind={grave ? 'refusal' : 'filled'} size="main" busy={busy} wide>
          {send}
        </Button>
      </form>
    </Sheet>
  )
}

/** Reasons to tap, of which one is chosen. */
export function ReasonChips<Value extends string>({
  name,
  legend,
  choices,
  chosen,
  errors,
  onChoose,
}: {
  readonly name: string
  readonly legend: string
  readonly choices: readonly { readonly value: Value; readonly label: string }[]
  readonly chosen: Value | ''
  readonly errors: readonly string[] | undefined
  readonly onChoose: (value: Value) => void
}) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-2 text-dense font-bold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ value, label }) => (
          <label
            key={value}
            className="relative inline-flex min-h-11 items-center rounded-full border border-line bg-card px-4 text-dense hover:bg-tint has-checked:border-primary has-checked:bg-tint has-checked:font-bold has-checked:text-primary has-aria-invalid:border-coral has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={chosen === value}
              aria-invalid={errors ? true : undefined}
              onChange={() => onChoose(value)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {label}
          </label>
        ))}
      </div>
      <ChoiceErrors errors={errors} />
    </fieldset>
  )
}
