import * as z from 'zod/mini'
import { call } from '../base/call.ts'
import { clearable, optional, seconds, text, vatNumber, whole, yesNo } from '../base/fields.ts'
import { limits } from '../base/limits.ts'
import { pageOf, paging } from '../base/page.ts'
import {
  mostCommission,
  mostUnverifiedGoods,
  type SettingName,
  settingBounds,
  settingNames,
} from '../base/settings.ts'

/** The settings of trade (contract, sections 8 and 9). */

/** A schema for each setting by name. */
function each<Schema>(make: (name: SettingName) => Schema) {
  return Object.fromEntries(settingNames.map((name) => [name, make(name)])) as Record<SettingName, Schema>
}

/** The services outside of the market that its environment configures. */
const services = ['sms', 'mail', 'card', 'bank_transfer'] as const
export type Service = (typeof services)[number]

/** `sandbox`: the market simulates the service, so nothing reaches a person or a bank. `off`: not offered. */
export const serviceStates = ['on', 'sandbox', 'off'] as const
const Services = z.record(z.enum(services), z.enum(serviceStates))
export type Services = z.output<typeof Services>

/** Settings in seconds and days; the commission is in basis points of the goods' price. */
export const Settings = z.object({
  commission_bp: z.number(),
  second_factor_required: z.boolean(),
  /**
   * The number of products that an unverified seller may have on sale, without auctions. 0 means that the seller may sell nothing, and null means
   * that there is no limit.
   */
  unverified_goods: z.nullable(z.number()),
  /** The market's VAT number; null if the market is not registered. If it is set, the prices of plans contain the tax. */
  vat_number: z.nullable(z.string()),
  /** The stored values; null when the environment's value applies. */
  ...each(() => z.nullable(z.number())),
  /** The values of the environment. */
  standard: z.object(each(() => z.number())),
})
export type Settings = z.output<typeof Settings>

const value = z.nullable(z.union([z.number(), z.boolean(), z.string()]))

/** An audit action of the settings, with the old and new values. */
export const SettingsAuditAction = z.object({
  id: z.number(),
  at: z.string(),
  actor: z.nullable(z.object({ id: z.number(), name: z.string() })),
  changes: z.array(z.object({ name: z.string(), from: value, to: value })),
  note: z.nullable(z.string()),
})
export type SettingsAuditAction = z.output<typeof SettingsAuditAction>

/** Changes the sent fields; a blank or null time restores the environment's value. */
export const settingsChange = z.object({
  commission_bp: optional(whole(0, mostCommission)),
  second_factor_required: optional(yesNo()),
  unverified_goods: clearable(whole(0, mostUnverifiedGoods)),
  vat_number: clearable(vatNumber()),
  ...each((name) => {
    const { least, most } = settingBounds[name]
    return clearable(name.endsWith('_s') ? seconds(least, most) : whole(least, most))
  }),
  note: optional(text(limits.text.line)),
})
export type SettingsChange = z.output<typeof settingsChange>

const from = 'contract 8, operator/site, settings'
const answer = z.object({ settings: Settings, services: Services, history: pageOf(SettingsAuditAction) })

/** The settings and the history of their changes, newest first. */
export const getSettings = call('GET operator/settings', {
  who: 'staff',
  from,
  query: z.object(paging(25)),
  answer,
})

/**
 * Changes settings. They apply to new orders, auctions and requests; existing ones keep the settings that they began
 * with.
 */
export const changeSettings = call('POST operator/settings', {
  who: 'administrator',
  from,
  body: settingsChange,
  answer,
})
