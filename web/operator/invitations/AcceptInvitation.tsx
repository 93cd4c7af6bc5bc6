import { useRouter } from '@tanstack/react-router'
import { UserCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { paths } from '#shared/base/paths.ts'
import { printMobile } from '#shared/base/text/identity.ts'
import { type Answer, api, type Sent } from '../../app/calls/api.ts'
import { useAction, useCall } from '../../app/calls/useCall.ts'
import { useForm } from '../../app/calls/useForm.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { useVisitAddress } from '../../app/texts/visitAddress.ts'
import { AuthFrame } from '../../auth/frame/AuthFrame.tsx'
import { FormAlert } from '../../auth/frame/FormAlert.tsx'
import { Linked } from '../../auth/Linked.tsx'
import { endSession, loadSession, refreshSession, startSession, useSession } from '../../auth/session.ts'
import { MobileField } from '../../auth/signIn/MobileField.tsx'
import { NewPassword } from '../../auth/signUp/NewPassword.tsx'
import { Button, ButtonLink, TextLink } from '../../ui/Button.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { showToast } from '../../ui/overlay/toasts.ts'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { frameText } from '../frame/messages.ts'
import { dropInvitationToken, takeInvitationToken } from './invitationToken.ts'
import { acceptText } from './messages.ts'

type Opened = Answer<'POST staff-invitations/show'> & { readonly token: string }

/**
 * The page of an invitation's link. A person without an account creates one; everybody else signs in first. Then the
 * invitation is accepted, and the back office opens.
 */
export function AcceptInvitation() {
  const t = useText(acceptText)
  const roles = useText(frameText)
  const locale = useLocale()
  const [token] = useState(takeInvitationToken)
  const [opened, setOpened] = useState<Opened | null>(null)
  const show = useCall('POST staff-invitations/show', {
    onDone: (answer) => setOpened({ ...answer, token: token ?? '' }),
  })
  const load = () => {
    if (token !== null) void show.send({ body: { token } })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the invitation is loaded once.
  useEffect(() => {
    load()
    void loadSession(locale)
  }, [])
  if (token === null || show.refusal?.code === 'not_found' || show.refusal?.code === 'validation_failed') {
    return (
      <AuthFrame title={t.over} sub={t.overBody}>
        <ButtonLink to="/home" kind="outlined" wide>
          {t.toHome}
        </ButtonLink>
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title={t.title} sub={opened ? t.invited(opened.invited_by, roles[opened.role]) : ''}>
      {show.refusal && (
        <>
          <FormAlert trouble={show.refusal} />
          <Button kind="outlined" wide busy={show.busy} onClick={load} className="mt-3">
            {t.retry}
          </Button>
        </>
      )}
      {!opened && !show.refusal && <Skeleton className="h-40 rounded-control" />}
      {opened && <Body opened={opened} />}
    </AuthFrame>
  )
}

function Body({ opened }: { readonly opened: Opened }) {
  const t = useText(acceptText)
  const { state, profile } = useSession()
  if (profile) return <Accept token={opened.token} name={`${profile.f_name} ${profile.l_name}`} />
  if (state !== 'out') return <Skeleton className="h-40 rounded-control" />
  const search = { redirect: paths.invitation() }
  if (opened.account) {
    return (
      <div className="flex flex-col gap-4">
        <p>{t.knownMobile(printMobile(opened.mobile ?? ''))}</p>
        <ButtonLink to="/auth/sign-in" search={search} size="main" wide>
          {t.signIn}
        </ButtonLink>
      </div>
    )
  }
  return (
    <>
      <Join opened={opened} />
      <p className="mt-5 border-t border-hairline pt-4 text-dense">
        {t.have}{' '}
        <TextLink to="/auth/sign-in" search={search} className="touch">
          {t.signIn}
        </TextLink>
      </p>
    </>
  )
}

/** Opens the back office with the new role. */
function useAccepted(): () => Promise<void> {
  const t = useText(acceptText)
  const locale = useLocale()
  const router = useRouter()
  return async () => {
    dropInvitationToken()
    await refreshSession(locale)
    showToast('success', t.accepted)
    await router.navigate({ href: paths.operator(), replace: true })
  }
}

function Accept({ token, name }: { readonly token: string; readonly name: string }) {
  const t = useText(acceptText)
  const locale = useLocale()
  const router = useRouter()
  const accepted = useAccepted()
  const { send, busy, refusal } = useCall('POST staff-invitations/accept', { onDone: accepted })
  const verify = () => router.navigate({ href: paths.verifyMobile(paths.invitation()) })
  return (
    <div className="flex flex-col gap-4">
      <FormAlert trouble={refusal} />
      {refusal?.code === 'mobile_unverified' && (
        <Button kind="outlined" wide onClick={() => void verify()}>
          {t.verify}
        </Button>
      )}
      <p>{t.as(name)}</p>
      <Button size="main" wide icon={UserCheck} busy={busy} onClick={() => void send({ body: { token } })}>
        {t.accept}
      </Button>
      <Button kind="text" onClick={() => void endSession(locale)}>
        {t.other}
      </Button>
    </div>
  )
}

const blank = { f_name: '', l_name: '', mobile: '', password: '', password_confirmation: '' }

function Join({ opened: { token, mobile: invited } }: { readonly opened: Opened }) {
  const t = useText(acceptText)
  const locale = useLocale()
  const router = useRouter()
  const accepted = useAccepted()
  const addressOf = useVisitAddress()
  // Links open in a new tab, so that the typed values are not lost.
  const link = (path: string) => (label: string) => (
    <a href={addressOf(path)} target="_blank" rel="noopener" className="font-bold text-primary underline">
      {label}
    </a>
  )
  const call = useAction(async (body: Sent<'POST staff-invitations/join'>['body']) => {
    const { token: session, user } = await api('POST staff-invitations/join', { body }, { locale })
    await startSession(session, locale)
    if (user.mobile_verified) {
      await api('POST staff-invitations/accept', { body: { token } }, { locale })
      await accepted()
    } else await router.navigate({ href: paths.verifyMobile(paths.invitation()) })
  })
  const { ref, typed, type, field, errors, refusal, busy, submit } = useForm(call, {
    start: blank,
    sent: ({ mobile, ...others }) => ({ token, ...others, ...(invited === null && { mobile }) }),
  })
  return (
    <form ref={ref} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <FormAlert trouble={refusal} />
      {invited !== null && <p className="text-dense text-quiet">{t.forMobile(printMobile(invited))}</p>}
      <TextField label={t.f_name} name="f_name" required autoComplete="given-name" {...field('f_name')} />
      <TextField label={t.l_name} name="l_name" required autoComplete="family-name" {...field('l_name')} />
      {invited === null && <MobileField label={t.mobile} {...field('mobile')} />}
      <NewPassword typed={typed} type={type} errors={errors} />
      <p className="text-meta text-quiet">
        <Linked text={t.terms} links={{ terms: link(paths.terms()), privacy: link(paths.privacy()) }} />
      </p>
      <Button type="submit" size="main" wide busy={busy}>
        {t.join}
      </Button>
    </form>
  )
}
