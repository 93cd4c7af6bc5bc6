import { Anchor, FileText, ImagePlus, type LucideIcon, Ship, Store, Trash2 } from 'lucide-react'
import { needsPapers } from '#shared/account/rules.ts'
import { needsRegister } from '#shared/auth/rules.ts'
import type { SellerType } from '#shared/base/access/permissions.ts'
import { useCall } from '../../app/calls/useCall.ts'
import { useForm } from '../../app/calls/useForm.ts'
import { type Picture, paperKinds, paperSide, usePicture } from '../../app/calls/usePicture.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { refreshSession, showProfile } from '../../auth/session.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ChoiceCard } from '../../ui/form/ChoiceCard.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { FormTrouble } from '../../ui/form/FormTrouble.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { PictureBox } from '../../ui/PictureBox.tsx'
import { typeText } from '../messages.ts'
import { useProfile } from '../profile.ts'
import { upgradeText } from './messages.ts'

/** The request: account type, register number if required, and a picture or PDF of the papers, which verification needs. */
export function UpgradeForm({
  choices,
  next,
  verifies,
}: {
  readonly choices: readonly SellerType[]
  /** The account type that is preselected. */
  readonly next: SellerType
  /** Whether the request is for the verification of the current type. */
  readonly verifies: boolean
}) {
  const t = useText(upgradeText)
  const types = useText(typeText)
  const profile = useProfile()
  const { ref, typed, type, field, picture, errorsOf, reason, busy, submit } = useUpgradeForm(next)
  return (
    <Card as="section" padding="details">
      <form
        ref={ref}
        noValidate
        onSubmit={submit}
        aria-label={verifies ? t.verify : t.title}
        className="flex flex-col gap-5"
      >
        <p className="text-quiet">{verifies ? t.verifyIntro : t.intro}</p>
        <FormTrouble reason={reason} />
        <fieldset className="grid gap-3 xl:grid-cols-[repeat(auto-fit,minmax(17rem,1fr))]">
          <legend className="mb-2 text-dense font-bold">{verifies ? t.ownType : t.type}</legend>
          {choices.map((choice) => (
            <ChoiceCard
              key={choice}
              name="type"
              value={choice}
              icon={icons[choice]}
              title={types[choice]}
              body={t[bodies[choice]]}
              chosen={typed.type === choice}
              onChoose={() => type({ type: choice })}
            />
          ))}
        </fieldset>
        {needsRegister(typed.type) && (
          <TextField
            label={t.number}
            hint={t.numberHint}
            name="cr_number"
            required
            inputMode="numeric"
            dir="ltr"
            maxLength={20}
            {...field('cr_number')}
          />
        )}
        <DocumentField
          picture={picture}
          optional={!needsPapers(profile.type, typed.type)}
          errors={isPaper(typed.document) ? errorsOf('document') : [t.wrongDocument]}
        />
        <Button type="submit" size="main" busy={busy} className="md:self-start">
          {busy ? t.sending : t.send}
        </Button>
      </form>
    </Card>
  )
}

const icons: Readonly<Record<SellerType, LucideIcon>> = {
  fisherman: Anchor,
  local_seller: Store,
  international_seller: Ship,
}
const bodies = {
  fisherman: 'fishermanBody',
  local_seller: 'sellerBody',
  international_seller: 'importerBody',
} as const satisfies Record<SellerType, string>

type Typed = { readonly type: SellerType; readonly cr_number: string; readonly document: File | null }

function useUpgradeForm(next: SellerType) {
  const t = useText(upgradeText)
  const locale = useLocale()
  const profile = useProfile()
  const start: Typed = { type: next, cr_number: profile.cr_number ?? '', document: null }
  const form = useForm(useCall('POST profile/upgrade', { unsure: t.notSent, done: t.sent }), {
    start,
    labels: { cr_number: t.number, document: t.document },
    problems: ({ document }) => (isPaper(document) ? {} : { document: t.wrongDocument }),
    sent: ({ type, cr_number, document }) => ({
      body: {
        type,
        ...(needsRegister(type) ? { cr_number } : {}),
        ...(document ? { document } : {}),
      },
    }),
    picture: 'document',
    unsaved: ({ cr_number, document }) => cr_number.trim() !== start.cr_number || document !== null,
    edits: true,
    // The answer closes the form without waiting for the profile, which may not load on a weak network.
    onSent: (upgrade) => {
      showProfile({ ...profile, upgrade })
      return refreshSession(locale)
    },
  })
  const picture = usePicture(form.typed.document, (document) => form.type({ document }), paperSide)
  return { ...form, picture }
}

/** False for a file of another type, so that the form says so before it uploads the file. Some systems name no type. */
function isPaper(file: File | null): boolean {
  return !file?.type || paperKinds.split(',').includes(file.type)
}

/** File input with a preview for a picture of the document, or the name of a PDF. After it is sent, only staff can see it. */
function DocumentField({
  picture,
  optional,
  errors = [],
}: {
  readonly picture: Picture
  readonly optional: boolean
  readonly errors?: readonly string[] | undefined
}) {
  const t = useText(upgradeText)
  const Icon = picture.file?.type === 'application/pdf' ? FileText : ImagePlus
  const remove = (
    <Button kind="outlined" icon={Trash2} className="relative" onClick={() => picture.choose(null)}>
      {t.removeDocument}
    </Button>
  )
  return (
    <Field
      label={t.document}
      optional={optional}
      hint={optional ? t.documentHint : t.documentNeeded}
      errors={errors}
    >
      {(control) => (
        <PictureBox
          {...control}
          accept={paperKinds}
          onChoose={picture.choose}
          action={picture.file && remove}
        >
          {picture.preview ? (
            <img
              src={picture.preview}
              alt=""
              width={96}
              height={72}
              className="h-18 w-24 rounded-control object-cover"
            />
          ) : (
            <Icon aria-hidden size={28} className="shrink-0 text-primary" />
          )}
          <span
            aria-hidden="true"
            className="min-w-32 grow basis-32 text-dense font-bold wrap-anywhere text-primary"
          >
            {picture.file ? <FileName name={picture.file.name} /> : t.addDocument}
          </span>
        </PictureBox>
      )}
    </Field>
  )
}

/**
 * The name of a file. Its ending is isolated, because the bidi algorithm would move the ending before the digits of an Arabic
 * name.
 */
function FileName({ name }: { readonly name: string }) {
  const [, stem = name, ending = ''] = /^(.+)(\.\w{1,5})$/.exec(name) ?? []
  return (
    <bdi dir={/\p{Script=Arabic}/u.test(stem) ? 'rtl' : 'ltr'} className="whitespace-normal">
      <bdi>{stem}</bdi>
      <bdi dir="ltr">{ending}</bdi>
    </bdi>
  )
}
