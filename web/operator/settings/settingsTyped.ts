import type { FieldProblem } from '#shared/base/errors.ts'
import {
  mostCommission,
  mostUnverifiedGoods,
  type SettingName,
  settingBounds,
} from '#shared/base/settings.ts'
import {
  optionalProblemIn,
  printDecimal,
  problemIn,
  readDecimal,
  sureValueIn,
} from '#shared/base/text/digits.ts'
import type { Settings } from '#shared/operator/settings.ts'
import { readSpan, type Span, secondsOf, spanOf } from './settingsTime.ts'

export const unverifiedChoices = ['all', 'some', 'none'] as const
export type UnverifiedChoice = (typeof unverifiedChoices)[number]

export type TimeName = Exclude<SettingName, 'request_days'>

/** The typed settings of all trade. */
export type TypedSettings = {
  readonly commission: string
  readonly times: { readonly [name in TimeName]: Span }
  readonly request_days: string
  readonly second_factor_required: boolean
  /** The limit for unverified sellers; `unverified_goods` is the number of goods for `some`. */
  readonly unverified: UnverifiedChoice
  readonly unverified_goods: string
  readonly vat_number: string
  readonly note: string
}

export const auctionTimes = [
  'auction_min_s',
  'soft_close_s',
  'soft_close_cap_s',
  'accept_s',
  'award_s',
] as const
export const orderTimes = [
  'pay_s',
  'order_accept_s',
  'order_step_s',
  'order_done_s',
  'return_s',
  'hold_s',
] as const satisfies readonly TimeName[]

/** The bounds of a percentage, which is stored in basis points. */
export const percent = { decimals: 2, least: 0, most: mostCommission } as const
export const wholeGoods = { decimals: 0, least: 1, most: mostUnverifiedGoods } as const
export const wholeDays = { decimals: 0, ...settingBounds.request_days } as const

export function typedOf(settings: Settings): TypedSettings {
  const times = [...auctionTimes, ...orderTimes].map((name) => [
    name,
    spanOf(settings[name], settings.standard[name]),
  ])
  return {
    commission: printDecimal(settings.commission_bp, percent.decimals),
    times: Object.fromEntries(times) as TypedSettings['times'],
    request_days: String(settings.request_days ?? ''),
    second_factor_required: settings.second_factor_required,
    unverified:
      settings.unverified_goods === null ? 'all' : settings.unverified_goods === 0 ? 'none' : 'some',
    unverified_goods: String(settings.unverified_goods || 5),
    vat_number: settings.vat_number ?? '',
    note: '',
  }
}

export function problemsOf({ commission, times, request_days, unverified, unverified_goods }: TypedSettings) {
  const spans = Object.entries(times).map(([name, span]) => [name, optionalProblemIn(readSpan(span))])
  return {
    ...(Object.fromEntries(spans) as Record<TimeName, FieldProblem | undefined>),
    commission_bp: problemIn(readDecimal(commission, percent)),
    request_days: optionalProblemIn(readDecimal(request_days, wholeDays)),
    unverified_goods:
      unverified === 'some' ? problemIn(readDecimal(unverified_goods, wholeGoods)) : undefined,
  }
}

/** The body of the request. Throws for an unreadable number, which `problemsOf` has reported before. */
export function bodyOf({
  commission,
  times,
  request_days,
  second_factor_required,
  vat_number,
  note,
  ...typed
}: TypedSettings) {
  const goods = { all: null, none: 0, some: undefined }[typed.unverified]
  const seconds = Object.entries(times).map(([name, span]) => [name, secondsOf(span)])
  const days = readDecimal(request_days, wholeDays)
  return {
    commission_bp: sureValueIn(readDecimal(commission, percent)),
    ...(Object.fromEntries(seconds) as Record<TimeName, number | null>),
    request_days: days.kind === 'empty' ? ('' as const) : sureValueIn(days),
    second_factor_required,
    unverified_goods:
      goods === undefined ? sureValueIn(readDecimal(typed.unverified_goods, wholeGoods)) : goods,
    vat_number,
    note,
  }
}
