import * as z from 'zod/mini'
import { Profile, Upgrade } from '../auth/profile.ts'
import { needsRegister } from '../auth/rules.ts'
import { sellerTypes } from '../base/access/permissions.ts'
import { call } from '../base/call.ts'
import { fileRefusals } from '../base/errors.ts'
import {
  clearable,
  email,
  id,
  nameText,
  optional,
  password,
  problem,
  registerNumber,
  textOrBlank,
  vatNumber,
  yesNo,
} from '../base/fields.ts'
import { paper, picture } from '../base/files.ts'
import { limits } from '../base/limits.ts'

export const getProfile = call('GET profile', {
  who: 'signed_in',
  from: 'contract 2, Account, profile',
  answer: Profile,
})

const profileBody = z
  .object({
    /** A name cannot be removed, so a blank one is refused. */
    f_name: z.optional(nameText()),
    l_name: z.optional(nameText()),
    email: optional(email()),
    /** Optional; a blank address removes the stored address. */
    address: z.optional(textOrBlank(limits.text.line)),
    avatar: optional(picture()),
    /** For sellers; a blank number removes the stored number. */
    vat_number: clearable(vatNumber()),
    marketing: optional(yesNo()),
    current_password: optional(password()),
    password: optional(password()),
    password_confirmation: optional(password()),
  })
  .check(
    z.refine<{ password?: unknown; password_confirmation?: unknown }>(
      (form) => !form.password || form.password === form.password_confirmation,
      { ...problem({ code: 'different' }), path: ['password_confirmation'], when: () => true },
    ),
    z.refine<{ password?: unknown; current_password?: unknown }>(
      (form) => !form.password || Boolean(form.current_password),
      { ...problem({ code: 'required' }), path: ['current_password'], when: () => true },
    ),
  )
export type ProfileChange = z.output<typeof profileBody>

/**
 * Changes only the sent fields. A new password requires the current password and ends all other sign-ins. A new e-mail address requires a sign-in
 * that was confirmed recently (`POST login/confirm`).
 */
export const updateProfile = call('POST profile', {
  who: 'signed_in',
  logged: true,
  from: 'contract 2, Account, profile',
  form: { files: 1 },
  body: profileBody,
  answer: Profile,
  refuses: ['reauthentication_required', 'too_many_requests', ...fileRefusals],
})

const upgradeBody = z
  .object({
    type: z.enum(sellerTypes),
    cr_number: optional(registerNumber()),
    document: optional(paper()),
  })
  .check(
    z.refine<{ type?: unknown; cr_number?: unknown }>(
      ({ type, cr_number }) => !needsRegister(type) || (cr_number !== undefined && cr_number !== ''),
      { ...problem({ code: 'required' }), path: ['cr_number'], when: () => true },
    ),
  )
export type UpgradeRequest = z.output<typeof upgradeBody>

/** Requests to become a seller; one request may be pending at a time. */
export const requestUpgrade = call('POST profile/upgrade', {
  who: 'signed_in',
  from: 'contract 2, Account, profile/upgrade',
  form: { files: 1, bytes: limits.upload.bytes },
  body: upgradeBody,
  answer: Upgrade,
  status: 201,
  refuses: ['already_exists', ...fileRefusals],
})

/** Active sign-ins, the current one first. `device` is a short form of the browser's User-Agent. */
export const listSessions = call('GET profile/sessions', {
  who: 'signed_in',
  from: 'contract 2, Account, profile/sessions',
  answer: z.array(
    z.object({
      id: z.number(),
      current: z.boolean(),
      device: z.string(),
      created_at: z.string(),
      last_used_at: z.string(),
    }),
  ),
})

/** Ends one sign-in; without an id, ends all sign-ins except the current one. */
export const revokeSessions = call('POST profile/sessions/revoke', {
  who: 'signed_in',
  logged: true,
  from: 'contract 2, Account, profile/sessions/revoke',
  body: z.object({ id: optional(id()) }),
  answer: z.object({ revoked: z.number() }),
  refuses: ['not_found'],
})

/** All data about the person; each feature adds its part under its own name. */
export const exportProfile = call('GET profile/export', {
  who: 'signed_in',
  from: 'contract 2, Account, profile/export',
  answer: z.record(z.string(), z.unknown()),
})

/** Deletes the account; refused while trade is open. Trade records remain, without the person's data. */
export const deleteProfile = call('POST profile/delete', {
  who: 'signed_in',
  logged: true,
  from: 'contract 2, Account, profile/delete',
  body: z.object({ password: password() }),
  answer: z.object({}),
  refuses: ['conflict'],
})
