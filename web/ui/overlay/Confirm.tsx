import { useState } from 'react'
import { Button } from '../Button.tsx'
import { openQuestion } from './questions.ts'
import { Sheet } from './Sheet.tsx'

/** Shows what `ask` asks; mounted once by a page that asks something. */
export function Confirm() {
  const asked = openQuestion.use()
  const [last, setLast] = useState(asked)
  if (asked && asked !== last) setLast(asked)
  const shown = asked ?? last
  if (!shown) return null
  const { question, answer } = shown
  return (
    <Sheet
      open={asked !== null}
      onClose={() => answer(false)}
      side="middle"
      title={question.title}
      footer={
        <div className="flex justify-end gap-3">
          <Button kind="outlined" onClick={() => answer(false)}>
            {question.refuse}
          </Button>
          <Button kind={question.grave ? 'refusal' : 'filled'} onClick={() => answer(true)}>
            {question.accept}
          </Button>
        </div>
      }
    >
      {question.body && <p className="p-4">{question.body}</p>}
    </Sheet>
  )
}
