import { CircleAlert, CircleCheck } from 'lucide-react'
import { limits } from '#shared/base/limits.ts'
import { useText } from '../../app/texts/text.ts'
import { classes } from '../../ui/classes.ts'
import { signUpText } from './messages.ts'
import { passwordStrength } from './passwordStrength.ts'

/** Shows the strength of a new password as four bars and a sentence, by the server's rule. */
export function PasswordStrength({ password }: { readonly password: string }) {
  const t = useText(signUpText)
  if (password === '')
    return <p className="text-meta text-quiet">{t.passwordHint(limits.password.shortest)}</p>
  const { bars, verdict, letters } = passwordStrength(password)
  const good = bars >= 2
  const Icon = good ? CircleCheck : CircleAlert
  const sentence = {
    too_short: () => t.passwordShort(limits.password.shortest - letters),
    too_long: () => t.passwordLong,
    common: () => t.passwordCommon,
    fair: () => t.passwordFair(letters),
    strong: () => t.passwordStrong(letters),
    very_strong: () => t.passwordVeryStrong(letters),
  }[verdict]
  return (
    <div role="status">
      <span aria-hidden className="grid grid-cols-4 gap-2">
        {[1, 2, 3, 4].map((bar) => (
          <span
            key={bar}
            className={classes(
              'h-1.5 rounded-full',
              bar > bars ? 'bg-hairline' : good ? 'bg-palm' : 'bg-amber-dot',
            )}
          />
        ))}
      </span>
      <p className={classes('mt-1 flex items-start gap-2 text-meta', good ? 'text-palm' : 'text-amber')}>
        <Icon aria-hidden size={16} className="mt-1 shrink-0" />
        {sentence()}
      </p>
    </div>
  )
}
