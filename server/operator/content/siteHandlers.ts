import { handle } from '#platform/http/http.ts'
import { Refusal } from '#shared/base/errors.ts'
import { changeSite, getSite } from '#shared/operator/site.ts'
import { loadSettings } from '../../base/settingsStore.ts'
import { type SettingsDeps, settingsOf, storeSettings } from '../settings/actions.ts'
import { changeSiteBy, showSite } from './site.ts'

/** The site's record, ticker and settings (contract, section 8). */
export const operatorSiteHandlers = ({ db, config }: SettingsDeps) => {
  const withSettings = async <Shown>(site: Shown) => ({
    ...site,
    settings: settingsOf(await loadSettings(db), config),
  })
  return [
    handle(getSite, async () => withSettings(await showSite(db))),

    handle(changeSite, async ({ body: { settings, ...body } }, { caller, now }) => {
      if (settings && caller.staff !== 'administrator') throw new Refusal('forbidden')
      if (settings) await storeSettings({ db, config }, caller, settings, 'settings.')
      return withSettings(await changeSiteBy(db, caller, body, now))
    }),
  ]
}
