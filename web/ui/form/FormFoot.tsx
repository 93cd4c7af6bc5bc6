import { Button } from '../Button.tsx'

type FormFootProps = {
  readonly cancel: string
  readonly submit: string
  readonly busy: boolean
  readonly onCancel: () => void
}

/** The foot of a form in a sheet, with the buttons to cancel and to submit; it stays visible while the form scrolls. */
export function FormFoot({ cancel, submit, busy, onCancel }: FormFootProps) {
  return (
    <div className="sticky bottom-0 flex gap-3 border-t border-hairline bg-card p-4">
      <Button kind="outlined" size="main" onClick={onCancel}>
        {cancel}
      </Button>
      <Button type="submit" size="main" busy={busy} className="grow">
        {submit}
      </Button>
    </div>
  )
}
