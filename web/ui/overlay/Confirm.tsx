import { useRef, useState } from 'react'
import { Button } from '../Button.tsx'
import { classes } from '../classes.ts'
import { openQuestion } from './questions.ts'
import { Sheet } from './Sheet.tsx'

/** Shows the questions that `ask` asks; mounted once. */
export function Confirm() {
  const current = openQuestion.use()
  const accepting = useRef<HTMLButtonElement>(null)
  const refusing = useRef<HTMLButtonElement>(null)
  const [last, setLast] = useState(current)
  if (current && current !== last) setLast(current)
  // The last question stays visible during the closing animation.
  const shown = current ?? last
  if (!shown) return null
  const { question, answer } = shown
  return (
    <Sheet
      open={current !== null}
      onClose={() => answer('refuse')}
      focusFirst={() => (question.key ? accepting : refusing).current}
      onKey={(event) => {
        const plain = !(event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.repeat)
        if (!plain || question.key === undefined || event.code !== question.key) return
        event.preventDefault()
        answer('accept')
      }}
      side="middle"
      title={question.title}
      footer={
        <div className={classes('flex justify-end gap-3', question.other && 'flex-col-reverse sm:flex-row')}>
          <Button
            ref={refusing}
            kind={question.other ? 'text' : 'outlined'}
            onClick={() => answer('refuse')}
            className={question.other && 'sm:me-auto'}
          >
            {question.refuse}
          </Button>
          {question.other && (
            <Button kind="outlined" onClick={() => answer('other')}>
              {question.other}
            </Button>
          )}
          <Button
            ref={accepting}
            kind={question.grave ? 'refusal' : 'filled'}
            aria-keyshortcuts={question.key?.slice(-1)}
            onClick={() => answer('accept')}
          >
            {question.accept}
          </Button>
        </div>
      }
    >
      {question.body && <p className="p-4 whitespace-pre-line">{question.body}</p>}
    </Sheet>
  )
}
