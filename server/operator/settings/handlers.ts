import { handle } from '#platform/http/http.ts'
import { changeSettings, getSettings } from '#shared/operator/settings.ts'
import { type SettingsDeps, showSettings, storeSettings } from './actions.ts'
import type { ServicesConfig } from './services.ts'

export const settingsHandlers = (deps: SettingsDeps & { readonly config: ServicesConfig }) => [
  handle(getSettings, ({ query }, { locale }) => showSettings(deps, query, locale)),

  handle(changeSettings, async ({ body }, { caller, locale }) => {
    await storeSettings(deps, caller, body)
    return showSettings(deps, { page: 1, limit: 25 }, locale)
  }),
]
