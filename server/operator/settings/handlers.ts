import { handle } from '#platform/http/http.ts'
import { changeSettings, getSettings } from '#shared/operator/settings.ts'
import { type SettingsDeps, showSettings, storeSettings } from './actions.ts'

export const settingsHandlers = (deps: SettingsDeps) => [
  handle(getSettings, ({ query }, { locale }) => showSettings(deps, query, locale)),

  handle(changeSettings, async ({ body }, { caller, locale }) => {
    await storeSettings(deps, caller, body)
    return showSettings(deps, { page: 1, limit: 25 }, locale)
  }),
]
