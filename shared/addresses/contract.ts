import * as z from 'zod/mini'
import { call } from '../base/call.ts'
import { entry, id, optional, sentAsText, text, yesNo } from '../base/fields.ts'
import { limits } from '../base/limits.ts'
import { shortAddress, zipCode } from './rules.ts'

/** An entry of a person's address book (the National Address). Its region is that of its city. */
export const Address = z.object({
  id: z.number(),
  recipient_name: z.string(),
  city: z.object({ id: z.number(), name: z.string() }),
  region: z.string(),
  address: z.string(),
  street: z.string(),
  zip_code: z.string(),
  short_address: z.string(),
  /** True for the address that order forms preselect. */
  is_default: z.boolean(),
  /** False if the market no longer delivers to the city. */
  delivered: z.boolean(),
})
export type Address = z.output<typeof Address>

const line = () => text(limits.text.line)

/** The whole address. A part that is not sent is stored as empty. */
const addressBody = z.object({
  recipient_name: line(),
  city_id: entry(),
  address: line(),
  street: optional(line()),
  zip_code: optional(sentAsText(zipCode, { code: 'zip_code' })),
  short_address: optional(sentAsText(shortAddress, { code: 'short_address' })),
  is_default: optional(yesNo()),
})
export type AddressForm = z.output<typeof addressBody>

/** The caller's address book: the default first, then the newest first. */
export const listAddresses = call('GET profile/addresses', {
  who: 'signed_in',
  from: 'contract 2, Account, profile/addresses',
  answer: z.array(Address),
})

/**
 * Adds an address. If the address book already contains the address, that entry is returned. `conflict`: the book would have more than
 * `limits.addresses` entries.
 */
export const addAddress = call('POST profile/addresses', {
  who: 'signed_in',
  from: 'contract 2, Account, profile/addresses',
  body: addressBody,
  answer: Address,
  status: 201,
  refuses: ['conflict'],
})

const one = { who: 'signed_in', params: z.object({ id: id() }) } as const

/** Replaces an address. Placed orders keep the address that they have. */
export const changeAddress = call('POST profile/addresses/{id}', {
  ...one,
  from: 'contract 2, Account, profile/addresses',
  body: addressBody,
  answer: Address,
  refuses: ['not_found', 'already_exists'],
})

/** Removes an address. If it was the default, the newest other address becomes the default. */
export const removeAddress = call('DELETE profile/addresses/{id}', {
  ...one,
  from: 'contract 2, Account, profile/addresses',
  answer: z.object({}),
  refuses: ['not_found'],
})

export const setDefaultAddress = call('POST profile/addresses/{id}/default', {
  ...one,
  from: 'contract 2, Account, profile/addresses',
  answer: Address,
  refuses: ['not_found'],
})
