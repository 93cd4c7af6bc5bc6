import type { Sql } from '#platform/database/db.ts'
import { type SettingName, settingNames } from '#shared/base/settings.ts'

/** Stored settings; null where the environment's value applies. */
export type StoredSettings = { readonly [name in SettingName]: number | null } & {
  /** The commission in basis points. */
  readonly commission_bp: number
  readonly second_factor_required: boolean
  /** How many goods an unverified seller may have on sale; null means no limit (`shared/products/unverified.ts`). */
  readonly unverified_goods: number | null
  /** The market's VAT number; null if the market is not registered for VAT. */
  readonly vat_number: string | null
}

const columns = [
  ...settingNames,
  'commission_bp',
  'second_factor_required',
  'unverified_goods',
  'vat_number',
].join(', ')

export async function loadSettings(db: Sql): Promise<StoredSettings> {
  const [row] = await db.query<StoredSettings>({
    name: 'base_settings',
    text: `select ${columns} from trade_settings`,
  })
  if (!row) throw new RangeError('the settings have lost their row')
  return row
}

/** Reads the settings and locks their row until the end of the transaction. */
export async function lockSettings(tx: Sql): Promise<StoredSettings> {
  const [row] = await tx.query<StoredSettings>({ text: `select ${columns} from trade_settings for update` })
  if (!row) throw new RangeError('the settings have lost their row')
  return row
}

/** Writes the whole row. Lock it first. */
export async function updateSettings(tx: Sql, settings: StoredSettings): Promise<void> {
  await tx.query({
    text: `update trade_settings set (${columns}) =
             (select ${columns} from json_populate_record(null::trade_settings, $1::json))`,
    values: [JSON.stringify(settings)],
  })
}
