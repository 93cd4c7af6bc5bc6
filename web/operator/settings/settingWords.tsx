import { type SettingName as Name, settingBounds } from '#shared/base/settings.ts'
import type { SettingsAuditAction } from '#shared/operator/settings.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { settingsText } from './messages.ts'
import { daysWords, spanWords } from './settingsTime.ts'

type Value = SettingsAuditAction['changes'][number]['from']

/** The name of a setting as text; a setting that no longer exists is shown by its name in the API. */
export function SettingName({ name }: { readonly name: string }) {
  const t = useText(settingsText)
  return isSetting(name) ? t[name] : <Isolate>{name}</Isolate>
}

const others = ['commission_bp', 'second_factor_required', 'unverified_goods', 'vat_number'] as const

type Named = Name | (typeof others)[number]

const isSetting = (name: string): name is Named =>
  (others as readonly string[]).includes(name) || name in settingBounds

/** The value of a setting as text: percent, duration, yes or no. */
export function useSettingWords(): (name: string, value: Value) => string {
  const t = useText(settingsText)
  const locale = useLocale()
  return (name, value) => {
    if (name === 'unverified_goods' && typeof value !== 'boolean') {
      return value === null ? t.unverifiedAll : value === 0 ? t.unverifiedNone : `\u2066${value}\u2069`
    }
    if (name === 'vat_number') return value === null ? t.noVat : `\u2066${value}\u2069`
    if (typeof value === 'string') return value
    if (value === null) return t.environment
    if (typeof value === 'boolean') return value ? t.on : t.off
    if (name === 'commission_bp') return `\u2066${value / 100}%\u2069`
    return name.endsWith('_days') ? daysWords(value, locale) : spanWords(value, locale)
  }
}
