import { type Answer, api } from '../../app/calls/api.ts'
import { fieldsOf } from './ask.ts'
import type { RequestDraft } from './drafts.ts'

type Options = Parameters<typeof api<'POST requests/create'>>[2]

/** Creates the request of a draft, once however often it is sent. Throws a Refusal. */
export function sendNewRequest(
  { ask, title, photos, key }: RequestDraft,
  options: Omit<Options, 'key'>,
): Promise<Answer<'POST requests/create'>> {
  const [image] = photos.map(({ blob }) => blob)
  const body = { ...filledOf(fieldsOf(ask, title)), ...(image ? { image } : {}) }
  return api('POST requests/create', { body }, { ...options, key })
}

/** Omits blank fields. */
function filledOf(fields: ReturnType<typeof fieldsOf>) {
  const { title, fish_id, city_id, quantity, ...open } = fields
  const filled = Object.fromEntries(Object.entries(open).filter(([, value]) => value !== ''))
  return { title, fish_id, city_id, quantity, ...filled }
}
