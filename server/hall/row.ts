import type { Halalas } from '#shared/base/money.ts'
import type { Grams } from '#shared/base/quantity.ts'
import type { HallPayment } from '#shared/hall/rules.ts'

/** A sale in a hall, with the names of the people who took part in it. */
export interface SaleRow {
  readonly id: number
  readonly market_id: number
  readonly clerk_id: number
  readonly key: string
  readonly digest: string
  readonly reference: string
  readonly fish_id: number
  readonly fish_code: string
  readonly fish_ar: string
  readonly fish_en: string
  readonly product_id: number | null
  readonly tubs: number | null
  readonly quantity_grams: Grams
  readonly hammer_halalas: Halalas
  readonly price_halalas: Halalas
  readonly seller_id: number
  readonly seller_number: number
  readonly seller_name: string
  readonly buyer_id: number | null
  readonly buyer_number: number | null
  readonly buyer_name: string | null
  readonly payment: HallPayment
  readonly seller_user_id: number | null
  readonly buyer_user_id: number | null
  readonly dallal_id: number | null
  readonly hall_halalas: Halalas
  readonly say_halalas: Halalas
  readonly proceeds_halalas: Halalas
  /** The VAT number of the hall on the day of the sale. */
  readonly vat_number: string | null
  readonly vat_halalas: Halalas
  readonly clerk_name: string
  readonly sold_at: Date
  readonly received_at: Date
  readonly paid_at: Date | null
  readonly reversed_at: Date | null
  readonly reversed_by_name: string | null
  readonly reversal_reason: string | null
  readonly cash_returned: boolean
}
