import { limits } from '#shared/base/limits.ts'
import { useAction } from '../../app/calls/useCall.ts'
import { useForm } from '../../app/calls/useForm.ts'
import { useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { FormTrouble } from '../../ui/form/FormTrouble.tsx'
import { TextAreaField } from '../../ui/form/TextField.tsx'
import { useIntegration, useWrite } from '../integration/useIntegration.ts'
import { dealText } from './messages.ts'

/** A new message to the other side of a deal (contract 6, deals/message). */
export function MessageForm({ id }: { readonly id: number }) {
  const t = useText(dealText)
  const { refusedBecause } = useIntegration()
  const write = useWrite('POST platforms/behar-market/deals/message')
  const call = useAction((text: string, key: string) => write({ body: { id, text } }, key), {
    unsure: t.unsure,
  })
  const form = useForm(call, {
    start: { text: '' },
    labels: { text: t.message },
    problems: ({ text }) => (text.trim() === '' ? { text: [{ code: 'required' }] } : {}),
    sent: ({ text }) => text.trim(),
    resets: true,
    unsaved: true,
  })
  return (
    <form
      ref={form.ref}
      noValidate
      onSubmit={form.submit}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit()
      }}
      className="flex flex-col gap-3"
    >
      <TextAreaField
        label={t.message}
        dir={form.typed.text === '' ? undefined : 'auto'}
        maxLength={limits.text.note}
        className="min-h-20!"
        {...form.field('text')}
      />
      <FormTrouble reason={form.reason} />
      <Button
        type="submit"
        busy={form.busy}
        refusedBecause={refusedBecause}
        className="self-end max-md:w-full"
      >
        {t.sendMessage}
      </Button>
    </form>
  )
}
