import { useState } from 'react'
import { Button } from '../Button.tsx'
import { classes } from '../classes.ts'
import { openQuestion } from './questions.ts'
import { Sheet } from './Sheet.tsx'

/** Shows the questions that `ask` asks; mounted once. */
export function Confirm() {
  const current = openQuestion.use()
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
      side="middle"
      title={question.title}
      footer={
        <div className={classes('flex justify-end gap-3', question.other && 'flex-col-reverse sm:flex-row')}>
          <Button
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
          <Button kind={question.grave ? 'refusal' : 'filled'} onClick={() => answer('accept')}>
            {question.accept}
          </Button>
        </div>
      }
    >
      {question.body && <p className="p-4 whitespace-pre-line">{question.body}</p>}
    </Sheet>
  )
}
