const [MINUTE_S, HOUR_S, DAY_S] = [60, 3_600, 86_400]

/**
 * The bounds of settings that operators may store (contract, sections 8 and 9), by the environment's names in lower case:
 * `accept_s` overrides `ACCEPT_S`. Names of seconds end in `_s`, names of days in `_days`.
 * web/operator/settings/messages.ts explains each bound to operators. The environment is not bounded, because tests need
 * short times.
 */
export const settingBounds = {
  auction_min_s: { least: MINUTE_S, most: 7 * DAY_S },
  soft_close_s: { least: 30, most: HOUR_S },
  soft_close_cap_s: { least: MINUTE_S, most: DAY_S },
  accept_s: { least: 15 * MINUTE_S, most: 7 * DAY_S },
  award_s: { least: 15 * MINUTE_S, most: 7 * DAY_S },
  pay_s: { least: 15 * MINUTE_S, most: 7 * DAY_S },
  order_accept_s: { least: 15 * MINUTE_S, most: 7 * DAY_S },
  order_step_s: { least: HOUR_S, most: 30 * DAY_S },
  order_done_s: { least: DAY_S, most: 60 * DAY_S },
  return_s: { least: HOUR_S, most: 30 * DAY_S },
  hold_s: { least: HOUR_S, most: 60 * DAY_S },
  request_days: { least: 1, most: 90 },
} as const

export type SettingName = keyof typeof settingBounds
export const settingNames = Object.keys(settingBounds) as SettingName[]

/** The highest number of goods on sale that a setting may allow a seller who is not verified. */
export const mostUnverifiedGoods = 1_000

/** The highest commission in basis points of the goods' price (150 is 1.5 %). */
export const mostCommission = 2_000
