import * as z from 'zod/mini'
import { optional, whole } from './fields.ts'
import { limits } from './limits.ts'

/** The query fields `page` (from 1) and `limit` (capped at 100; contract, section 1, "paging"). */
export function paging(defaultLimit: number = limits.page.default) {
  return {
    page: z.pipe(
      optional(whole(1, 1_000_000)),
      z.transform((value) => value ?? 1),
    ),
    limit: z.pipe(
      optional(whole(1, Number.MAX_SAFE_INTEGER)),
      z.transform((value) => Math.min(value ?? defaultLimit, limits.page.most)),
    ),
  }
}

/** The schema of a paged answer. */
export function pageOf<Item extends z.core.$ZodType>(item: Item) {
  return z.object({
    data: z.array(item),
    total: z.number(),
    per_page: z.number(),
    current_page: z.number(),
    last_page: z.number(),
    total_capped: z.optional(z.boolean()),
  })
}

export type Paging = { readonly page: number; readonly limit: number }

export type Page<Item> = {
  data: Item[]
  total: number
  per_page: number
  current_page: number
  last_page: number
  total_capped?: boolean
}

/** Builds a paged answer from rows and their count; a count above the cap is marked as capped. */
export function paged<Item>(data: Item[], counted: number, { page, limit }: Paging): Page<Item> {
  const capped = counted > limits.page.totalCap
  const total = capped ? limits.page.totalCap : counted
  return {
    data,
    total,
    per_page: limit,
    current_page: page,
    last_page: Math.max(1, Math.ceil(total / limit)),
    ...(capped ? { total_capped: true } : {}),
  }
}
