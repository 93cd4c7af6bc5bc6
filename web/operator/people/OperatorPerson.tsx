import { Link } from '@tanstack/react-router'
import { LogOut } from 'lucide-react'
import { Avatar } from '../../account/Avatar.tsx'
import { useSignOut } from '../../account/overview/signOut.ts'
import { useProfile } from '../../account/profile.ts'
import { useText } from '../../app/texts/text.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Name } from '../../ui/values/Isolate.tsx'
import { frameText } from '../frame/messages.ts'

/** The signed-in operator with the operator's role, and the sign-out button. */
export function OperatorPerson() {
  const t = useText(frameText)
  const profile = useProfile()
  const signOut = useSignOut()
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Link
        to="/profile/account"
        title={t.account}
        className="group flex min-h-11 min-w-0 grow items-center gap-3 rounded-control"
      >
        <Avatar person={profile} size="small" />
        <span className="min-w-0 grow">
          <span className="block truncate text-dense font-bold group-hover:underline">
            <Name>{`${profile.f_name} ${profile.l_name}`}</Name>
          </span>
          <span className="block text-meta text-quiet">{profile.staff_role && t[profile.staff_role]}</span>
        </span>
      </Link>
      <IconButton icon={LogOut} label={t.signOut} iconClassName="onwards" onClick={() => void signOut()} />
    </div>
  )
}
