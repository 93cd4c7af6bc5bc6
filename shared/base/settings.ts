const [MINUTE_S, HOUR_S, DAY_S] = [60, 3_600, 86_400]

/**
 * What operators may store of the values of time and trade (contract, sections 8 and 9), by the names of the environment in
 * small letters: `accept_s` stands over `ACCEPT_S`. Seconds where the name ends in `_s`, days where it ends in `_days`.
 * Within these bounds a market can be traded on by people; each field of the form says why (web/operator/settings/messages.ts).
 * The environment may hold any value: tests need short ones.
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

/** Basis points of the goods' price: 150 is 1.5 %. No market takes a fifth of it. */
export const mostCommission = 2_000
