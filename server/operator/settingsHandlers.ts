import { handle } from '#node/http.ts'
import { Refusal } from '#shared/base/errors.ts'
import { changeSettings, getSettings } from '#shared/operator/settings.ts'
import { type SettingsDeps, showSettings, storeSettings } from './settings.ts'

export const settingsHandlers = (deps: SettingsDeps) => [
  handle(getSettings, ({ query }, { locale }) => showSettings(deps, query, locale)),

  handle(changeSettings, async ({ body }, { caller, locale }) => {
    // The edge has turned away everybody else.
    if (!caller) throw new Refusal('unauthenticated')
    await storeSettings(deps, caller, body)
    return showSettings(deps, { page: 1, limit: 25 }, locale)
  }),
]
