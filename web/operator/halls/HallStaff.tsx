import { UserMinus } from 'lucide-react'
import { useState } from 'react'
import { type HallRole, hallRoles } from '#shared/hall/rules.ts'
import type { ListedHall } from '#shared/operator/lists/halls.ts'
import { useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { SelectField } from '../../ui/form/SelectBox.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { ask } from '../../ui/overlay/questions.ts'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { useStaffCall } from '../frame/useStaffCall.ts'
import { useEditingRefusal } from '../lists/editing.ts'
import { hallsText } from './messages.ts'

/** The clerks and chiefs of a hall. Adding or removing one is saved at once, independently of the form around this list. */
export function HallStaff({ hall: { id, staff: before } }: { readonly hall: ListedHall }) {
  const t = useText(hallsText)
  const [staff, setStaff] = useState(before)
  const [mobile, setMobile] = useState('')
  const [role, setRole] = useState<HallRole>('clerk')
  const refusedBecause = useEditingRefusal('administrator')
  const naming = useStaffCall('POST operator/halls/{id}/staff', {
    done: t.named,
    fields: ['mobile'],
    onDone: (hall) => {
      setStaff(hall.staff)
      setMobile('')
    },
  })
  const dismissing = useStaffCall('DELETE operator/halls/{id}/staff/{userId}', {
    done: t.dismissed,
    toastRefusals: true,
    onDone: (hall) => setStaff(hall.staff),
  })
  const dismiss = async (userId: number, name: string) => {
    const question = {
      title: t.dismissQuestion(name),
      body: t.dismissBody,
      accept: t.dismissYes,
      refuse: t.keep,
    }
    if (await ask({ ...question, grave: true })) await dismissing.send({ params: { id, userId } })
  }
  return (
    <section className="flex flex-col gap-3 border-t border-hairline pt-4" aria-label={t.staff}>
      <h3 className="font-bold">{t.staff}</h3>
      {staff.length === 0 && <p className="text-quiet">{t.noStaff}</p>}
      <ul className="flex flex-col gap-1">
        {staff.map((person) => (
          <li key={person.id} className="flex min-h-11 items-center gap-2">
            <span className="grow">
              <Name>{person.name}</Name>{' '}
              <span className="text-meta text-quiet">
                {t[person.role]} · <Isolate>{person.mobile ?? ''}</Isolate>
              </span>
            </span>
            {!refusedBecause && (
              <IconButton
                icon={UserMinus}
                label={t.dismiss(person.name)}
                onClick={() => void dismiss(person.id, person.name)}
              />
            )}
          </li>
        ))}
      </ul>
      {!refusedBecause && (
        <div className="flex flex-col gap-3">
          <TextField
            label={t.mobile}
            dir="ltr"
            inputMode="tel"
            value={mobile}
            onChange={setMobile}
            errors={naming.errors.mobile}
          />
          <SelectField
            label={t.role}
            hint={t.roleHint}
            options={hallRoles.map((value) => ({ value, label: t[value] }))}
            value={role}
            onChange={(chosen) => setRole(hallRoles.find((one) => one === chosen) ?? 'clerk')}
          />
          <Button
            kind="outlined"
            busy={naming.busy}
            onClick={() => void naming.send({ params: { id }, body: { mobile, role } })}
          >
            {t.name}
          </Button>
          {naming.reason && (
            <p role="alert" className="text-coral">
              {naming.reason}
            </p>
          )}
        </div>
      )}
    </section>
  )
}
