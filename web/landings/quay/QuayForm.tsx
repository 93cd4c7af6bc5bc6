import { Clock, Search, Send } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { riyadhTime } from '#shared/base/dates.ts'
import { landingLimits } from '#shared/landings/rules.ts'
import { newKey } from '../../app/calls/idempotencyKey.ts'
import { useNow } from '../../app/live/now.ts'
import { isolated } from '../../app/texts/isolate.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { DeviceName } from '../../catalog/DeviceName.tsx'
import { FishAgainstHand } from '../../catalog/FishAgainstHand.tsx'
import { BoxChoice } from '../../products/listing/BoxChoice.tsx'
import { savedPhoto } from '../../products/listing/photos/photos.ts'
import { useListingPhotos } from '../../products/listing/photos/useListingPhotos.ts'
import { SpeciesPicker, SpeciesPlate } from '../../products/listing/species/SpeciesPicker.tsx'
import { classes } from '../../ui/classes.ts'
import { AmountField } from '../../ui/form/AmountField.tsx'
import { FieldErrors } from '../../ui/form/FieldErrors.tsx'
import { QuantityField } from '../../ui/form/QuantityField.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { ask } from '../../ui/overlay/questions.ts'
import { Name } from '../../ui/values/Isolate.tsx'
import {
  type CatchProblems,
  fieldsOf,
  nextTime,
  problemsOf,
  speciesTiles,
  type TypedCatch,
  timeChoices,
  withSpecies,
} from './announcement.ts'
import { CatchPhotos } from './CatchPhotos.tsx'
import type { QuayDesk } from './desk.ts'
import { keepDraft } from './draft.ts'
import { quayText } from './messages.ts'
import type { Started } from './queue.ts'
import { catchQueue } from './queueStore.ts'
import type { Recording } from './recorder.ts'
import { VoiceNote } from './VoiceNote.tsx'

type FormProps = {
  readonly desk: QuayDesk
  readonly start: Started
  /** Called with the market of the catch once the catch is stored. */
  readonly onDone: (marketId: number | null) => void
  /** Empties the form; a stored catch that it was changing stays unchanged. */
  readonly onLeave: () => void
}

/** The form of a catch: at most six taps and two numbers, with targets of 56 px. */
export function QuayForm({ desk, start, onDone, onLeave }: FormProps) {
  const t = useText(quayText)
  const locale = useLocale()
  const form = useRef<HTMLFormElement>(null)
  const priceBox = useRef<HTMLInputElement>(null)
  useSelectedByTap(priceBox)
  const [typed, setTyped] = useState(start.typed)
  const recording = useRef<Recording | null>(null)
  // A second press while the recording is being stopped does not announce the catch twice.
  const isSent = useRef(false)
  // How often a press of the button has found problems, so that each such press scrolls to the first wrong
  // answer.
  const [tries, setTries] = useState(0)
  const photos = useListingPhotos(start.photos.map(savedPhoto), false, () => undefined, landingLimits.images)
  const [voice, setVoice] = useState(start.voice)
  const now = useNow()
  const problems: CatchProblems = tries > 0 ? problemsOf(typed, new Date(now), locale) : {}
  const type = (part: Partial<TypedCatch>) => setTyped((before) => ({ ...before, ...part }))

  // Scrolls in an effect, because wrong fields are marked only in the render that follows the press.
  useEffect(() => {
    if (tries > 0) showFirstWrong(form.current)
  }, [tries])

  // The button that starts a change is far below the form, so the form is scrolled into view.
  const isChange = start.replaces !== null && !start.restored
  useEffect(() => {
    if (!isChange) return
    form.current?.scrollIntoView({ block: 'start' })
    form.current?.focus({ preventScroll: true })
  }, [isChange])

  const left = { typed, voice, pictures: photos.ready.map(({ id }) => id).join() }
  const stored = useRef(left)
  useEffect(() => {
    const { current } = stored
    if (isSent.current) return
    if (current.typed === typed && current.voice === voice && current.pictures === left.pictures) return
    stored.current = left
    const blobs = photos.ready.flatMap(({ id, blob }) => (blob ? [{ id, blob }] : []))
    const { replaces } = start
    void keepDraft({ userId: desk.userId, typed, voice, photos: blobs, replaces, at: Date.now() })
  })

  const send = async () => {
    if (Object.keys(problemsOf(typed, new Date(), locale)).length > 0 || photos.working) {
      setTries((before) => before + 1)
      return
    }
    if (isSent.current) return
    isSent.current = true
    const said = recording.current ? await recording.current.stop() : voice
    void catchQueue.put({
      key: newKey(),
      userId: desk.userId,
      typed,
      fields: fieldsOf(typed, desk.usual),
      photos: photos.ready.flatMap(({ id, blob }) => (blob ? [{ id, blob }] : [])),
      voice: said,
      shown: {
        fish: desk.fish.find(({ id }) => id === typed.fishId)?.name ?? '',
        market: desk.markets.find(({ id }) => id === typed.marketId)?.name ?? '',
      },
      at: Date.now(),
      state: 'waiting',
      landingId: null,
      late: false,
      refusal: null,
    })
    if (start.replaces) void catchQueue.drop(start.replaces)
    onDone(typed.marketId)
  }

  return (
    <form
      ref={form}
      noValidate
      tabIndex={-1}
      aria-label={t.title}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
      className="flex flex-col gap-5"
    >
      <Continued start={start} onLeave={onLeave} />
      <Species desk={desk} typed={typed} error={problems.fish} onChange={setTyped} />
      <BoxChoice
        label={t.size}
        choices={desk.sizes.map(({ id, code, name }) => ({
          value: id,
          label: name,
          picture: <FishAgainstHand code={code} />,
        }))}
        value={typed.sizeId}
        errors={problems.size ? [problems.size] : []}
        onChange={(sizeId) => type({ sizeId })}
      />
      <div className="grid grid-cols-2 items-start gap-3">
        <QuantityField
          size="large"
          label={t.weight}
          value={typed.weight}
          onChange={(weight) => type({ weight })}
          errors={problems.weight ? [problems.weight] : []}
        />
        <AmountField
          size="large"
          inputRef={priceBox}
          label={t.price}
          value={typed.price}
          onChange={(price) => type({ price })}
          errors={problems.price ? [problems.price] : []}
        />
      </div>
      <Times value={typed.landsAt} error={problems.landsAt} onChange={(landsAt) => type({ landsAt })} />
      <SelectField
        label={t.where}
        value={typed.marketId}
        blank={t.chooseMarket}
        options={desk.markets}
        errors={problems.market ? [problems.market] : undefined}
        onChange={(marketId) => type({ marketId })}
      />
      <CatchPhotos photos={photos} />
      <VoiceNote note={voice} recording={recording} onChange={setVoice} />
      <div data-dock className="sticky bottom-0 -mx-4 border-t border-hairline bg-card p-4">
        <div role="status">
          {tries > 0 && photos.working && <p className="mb-2 text-dense font-bold">{t.photoWorking}</p>}
        </div>
        <button
          type="submit"
          className="flex min-h-16 w-full items-center justify-center gap-3 rounded-control bg-primary text-h3 text-on-primary"
        >
          <Send aria-hidden size={24} className="rtl:-scale-x-100" />
          {t.send}
        </button>
      </div>
    </form>
  )
}

/** Names the catch that the form changes, or says that an unsent form was restored. The button empties the form. */
function Continued({ start, onLeave }: Pick<FormProps, 'start' | 'onLeave'>) {
  const t = useText(quayText)
  const { replaces, restored } = start
  if (!replaces && !restored) return null
  const leave = async () => {
    const sure =
      replaces !== null ||
      (await ask({ title: t.dropAsk, body: t.dropBody, accept: t.drop, refuse: t.dropKeep, grave: true }))
    if (sure) onLeave()
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 rounded-control bg-amber-tint p-3 text-dense">
      <p className="min-w-0 font-bold text-amber">
        {replaces ? t.changes(isolated(replaces.shown.fish)) : t.continued}
      </p>
      <button
        type="button"
        onClick={() => void leave()}
        className="min-h-14 rounded-control border border-line bg-card px-4 font-bold"
      >
        {replaces ? t.leaveChange : t.startOver}
      </button>
    </div>
  )
}

/** Scrolls to the first wrong answer and focuses its control. */
function showFirstWrong(form: HTMLFormElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid=true], [data-wrong]')
  if (!wrong) return
  wrong.scrollIntoView({ block: 'center' })
  const control = wrong.matches('input, select') ? wrong : wrong.querySelector<HTMLElement>('button, input')
  control?.focus({ preventScroll: true })
}

/** A tap selects the price of the last catch, so that a typed price replaces it. */
function useSelectedByTap(box: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const input = box.current
    const select = () => input?.select()
    input?.addEventListener('click', select)
    return () => input?.removeEventListener('click', select)
  }, [box])
}

const mostTiles = 5

function Species({
  desk,
  typed,
  error,
  onChange,
}: {
  readonly desk: QuayDesk
  readonly typed: TypedCatch
  readonly error: string | undefined
  readonly onChange: (typed: TypedCatch) => void
}) {
  const t = useText(quayText)
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const { fishId } = typed
  const first = speciesTiles(desk.past, desk.fish, mostTiles)
  const shown = fishId === null || first.includes(fishId) ? first : [fishId, ...first.slice(0, mostTiles - 1)]
  const choose = (id: number) => onChange(withSpecies(typed, id, desk.past))
  return (
    <fieldset data-wrong={error ? true : undefined} className="min-w-0">
      <legend className="mb-2 text-dense font-bold">{t.what}</legend>
      <div className="grid grid-cols-3 gap-2">
        {shown.flatMap((id) => {
          const fish = desk.fish.find((each) => each.id === id)
          if (!fish) return []
          return (
            <button
              key={id}
              type="button"
              aria-pressed={id === fishId}
              onClick={() => choose(id)}
              className={classes(tile, id === fishId ? chosenTile : openTile(error))}
            >
              <SpeciesPlate image={fish.image} />
              <Name>{fish.name}</Name>
              <DeviceName code={fish.code} className="text-meta font-normal" />
            </button>
          )
        })}
        <button
          ref={opener}
          type="button"
          onClick={() => setOpen(true)}
          className={classes(tile, openTile(error))}
        >
          <Search aria-hidden size={26} />
          {t.other}
        </button>
      </div>
      <Wrong error={error} />
      <SpeciesPicker
        open={open}
        fish={desk.fish}
        chosen={fishId}
        recent={desk.past.map((each) => each.fishId)}
        onClose={() => setOpen(false)}
        onChoose={(id) => {
          choose(id)
          setOpen(false)
        }}
        focusAfter={() => opener.current}
      />
    </fieldset>
  )
}

const tile =
  'flex min-h-22 min-w-0 flex-col items-center justify-center gap-1 rounded-control border p-1 text-center text-dense leading-tight'
const openTile = (error: string | undefined) => classes('bg-card', error ? 'border-coral' : 'border-line')
const chosenTile = 'border-primary bg-tint font-bold text-primary'

/** The usual landing times as buttons, and a field for another time within the next 24 hours. */
function Times({
  value,
  error,
  onChange,
}: {
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (landsAt: string) => void
}) {
  const t = useText(quayText)
  const now = useNow()
  const [isOther, setOther] = useState(false)
  const look = (chosen: boolean) =>
    classes(
      'flex min-h-14 min-w-0 items-center justify-center gap-2 rounded-control border px-2 text-dense',
      chosen ? chosenTile : openTile(error),
    )
  const choices = timeChoices(new Date(now))
  // A chosen time stays one of the buttons after its minute has passed.
  const known = choices.some(({ at }) => at.toISOString() === value)
  return (
    <fieldset data-wrong={error ? true : undefined} className="min-w-0">
      <legend className="mb-2 text-dense font-bold">{t.when}</legend>
      <div className="grid grid-cols-3 gap-2">
        {choices.map(({ hours, at }) => (
          <button
            key={hours ?? 'dawn'}
            type="button"
            aria-pressed={!isOther && value === at.toISOString()}
            onClick={() => {
              setOther(false)
              onChange(at.toISOString())
            }}
            className={look(!isOther && value === at.toISOString())}
          >
            {hours === null ? t.atTime(isolated(riyadhTime(at))) : t.inHours(hours)}
          </button>
        ))}
        <label className={classes(look(isOther || (value !== '' && !known)), 'col-span-2 cursor-pointer')}>
          <Clock aria-hidden size={22} className="shrink-0" />
          <span>{t.otherTime}</span>
          <input
            type="time"
            step={300}
            value={value === '' || (known && !isOther) ? '' : riyadhTime(new Date(value))}
            onChange={(event) => {
              setOther(true)
              if (event.target.value) onChange(nextTime(event.target.value, new Date()).toISOString())
            }}
            className="min-h-12 min-w-24 bg-transparent text-center font-bold"
          />
        </label>
      </div>
      <Wrong error={error} />
    </fieldset>
  )
}

function Wrong({ error }: { readonly error: string | undefined }) {
  if (!error) return null
  return (
    <div role="alert" className="mt-1">
      <FieldErrors errors={[error]} />
    </div>
  )
}
