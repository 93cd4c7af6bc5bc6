import { LogOut } from 'lucide-react'
import { Avatar } from '../account/Avatar.tsx'
import { useProfile } from '../account/profile.ts'
import { useSignOut } from '../account/signOut.ts'
import { useText } from '../base/text.ts'
import { IconButton } from '../base/ui/IconButton.tsx'
import { Name } from '../base/ui/Isolate.tsx'
import { frameText } from './frameMessages.ts'

/** Who works here, in which role, and the way out. */
export function OperatorPerson() {
  const t = useText(frameText)
  const profile = useProfile()
  const signOut = useSignOut()
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Avatar person={profile} size="small" />
      <div className="min-w-0 grow">
        <p className="truncate text-dense font-bold">
          <Name>{`${profile.f_name} ${profile.l_name}`}</Name>
        </p>
        <p className="text-meta text-quiet">{profile.staff_role && t[profile.staff_role]}</p>
      </div>
      <IconButton icon={LogOut} label={t.signOut} iconClassName="onwards" onClick={() => void signOut()} />
    </div>
  )
}
