import type { Page } from '@playwright/test'
import type { TestPerson } from '#demo/testing/trade/people.ts'
import { db } from './database.ts'

export interface AskedRow {
  readonly id: number
  readonly title: string
  readonly status: string
  readonly grams: number
  readonly pictured: boolean
}

/** Returns a person's stored requests, oldest first. */
export async function requestsOf(askerId: number): Promise<AskedRow[]> {
  return db.query<AskedRow>({
    text: `select r.id, r.title, r.body, r.status, f.code as fish, c.code as city, s.code as size, q.code as quality,
             r.quantity_grams::int as grams, r.weight_grams::int as weight, r.price_halalas::int as price,
             to_char(r.needed_by, 'YYYY-MM-DD') as needed_by, r.image_id is not null as pictured
           from requests r join fish f on f.id = r.fish_id join cities c on c.id = r.city_id
           left join options s on s.id = r.size_id left join options q on q.id = r.quality_id
           where r.asker_id = $1 order by r.id`,
    values: [askerId],
  })
}

/** Returns a person's notifications, newest first, without bidirectional control characters. */
export async function notificationsTo(page: Page, { token }: Pick<TestPerson, 'token'>): Promise<string[]> {
  const response = await page.request.get(new URL('/api/notifications', page.url()).href, {
    headers: { Authorization: `Bearer ${token}`, 'Accept-Language': 'ar' },
  })
  const { data } = (await response.json()) as { data: { data: { data: { message: string } }[] } }
  return data.data.map((one) => one.data.message.replace(/[\u2066-\u2069]/g, ''))
}
