/**
 * What operators may set of the values of time and trade (contract, sections 8 and 9), by the names of the environment in
 * small letters: `accept_s` stands over `ACCEPT_S`. Seconds where the name ends in `_s`, days where it ends in `_days`.
 */
export const settingBounds = {
  auction_min_s: { least: 1, most: 14 * 86_400 },
  soft_close_s: { least: 0, most: 3_600 },
  soft_close_cap_s: { least: 0, most: 86_400 },
  accept_s: { least: 1, most: 30 * 86_400 },
  award_s: { least: 1, most: 30 * 86_400 },
  pay_s: { least: 1, most: 30 * 86_400 },
  order_accept_s: { least: 1, most: 30 * 86_400 },
  order_step_s: { least: 1, most: 30 * 86_400 },
  order_done_s: { least: 1, most: 90 * 86_400 },
  return_s: { least: 0, most: 90 * 86_400 },
  hold_s: { least: 0, most: 90 * 86_400 },
  request_days: { least: 1, most: 365 },
} as const

export type SettingName = keyof typeof settingBounds
export const settingNames = Object.keys(settingBounds) as SettingName[]

/** Basis points of the goods' price: 150 is 1.5 %. */
export const mostCommission = 10_000
