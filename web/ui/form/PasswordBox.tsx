import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { limits } from '#shared/base/limits.ts'
import { passwordText } from '../../app/texts/messages.ts'
import { useText } from '../../app/texts/text.ts'
import { classes } from '../classes.ts'
import { Field, type FieldLook, fieldParts } from './Field.tsx'
import type { TextValue } from './TextField.tsx'

type PasswordBoxProps = Omit<ComponentProps<'input'>, 'type' | 'dir'> & {
  readonly autoComplete: 'current-password' | 'new-password'
}

/** A field with a password box. */
export function PasswordField(props: FieldLook & TextValue & Omit<PasswordBoxProps, 'value' | 'onChange'>) {
  const { field, box } = fieldParts(props)
  return (
    <Field {...field}>
      {(control) => (
        <PasswordBox {...control} {...box} onChange={({ target }) => props.onChange(target.value)} />
      )}
    </Field>
  )
}

/** A password input with a button that reveals the password; left to right, without autocorrection. */
function PasswordBox({ className, ...rest }: PasswordBoxProps) {
  const t = useText(passwordText)
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  const label = shown ? t.hide : t.show
  return (
    <span
      className={classes(
        'flex min-h-12 min-w-0 items-center rounded-control border border-line bg-card ps-3 text-dense',
        'focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus',
        'has-aria-invalid:border-coral',
        className,
      )}
    >
      <input
        {...rest}
        type={shown ? 'text' : 'password'}
        dir="ltr"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={limits.password.longest}
        className="w-full min-w-0 bg-transparent py-2 outline-none rtl:text-end"
      />
      <button
        type="button"
        aria-label={label}
        title={label}
        onClick={() => setShown(!shown)}
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-control text-quiet hover:text-text"
      >
        <Icon aria-hidden size={20} />
      </button>
    </span>
  )
}
