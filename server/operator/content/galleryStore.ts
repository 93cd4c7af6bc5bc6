import type { Sql } from '#platform/database/db.ts'
import type { Paging } from '#shared/base/page.ts'
import { Where } from '../../base/where.ts'

export interface PictureRow {
  readonly id: number
  readonly title_ar: string
  readonly title_en: string
  readonly image: string
  readonly hidden: boolean
  /** The place among all pictures, from 1. */
  readonly place: number
}

export interface PictureQuery extends Paging {
  readonly id?: number | undefined
  readonly s?: string | undefined
  readonly hidden?: boolean | undefined
  readonly sort?: 'position' | 'title' | undefined
  readonly order?: 'asc' | 'desc' | undefined
}

/** The pictures; by default in their order. */
export async function listPictureRows(
  db: Sql,
  query: PictureQuery,
): Promise<{ rows: PictureRow[]; count: number }> {
  const where = new Where()
    .andIf(query.id, 'g.id = $?')
    .andIf(query.hidden, 'g.hidden = $?')
    .andIf(query.s, `strpos(fold(concat_ws(' ', g.title_ar, g.title_en)), fold($?)) > 0`)
  const placed = '(select *, row_number() over (order by position, id)::int as place from gallery) g'
  const counting = db.query<{ count: number }>({
    text: `select count(*) from gallery g where ${where.text}`,
    values: [...where.values],
  })
  const direction = query.order === 'desc' ? 'desc' : 'asc'
  const listing = db.query<PictureRow>({
    text: `select g.id, g.title_ar, g.title_en, g.hidden, g.place, i.path as image
           from ${placed} join images i on i.id = g.image_id where ${where.text}
           order by ${query.sort === 'title' ? 'g.title_ar' : 'g.place'} ${direction}, g.id
           limit ${where.put(query.limit)} offset ${where.put((query.page - 1) * query.limit)}`,
    values: where.values,
  })
  const [[counted], rows] = await Promise.all([counting, listing])
  return { rows, count: counted?.count ?? 0 }
}

/** Serializes changes of the order of the pictures; reads are not blocked. */
export async function lockPictures(tx: Sql): Promise<void> {
  await tx.query({ text: 'lock table gallery in share row exclusive mode' })
}

/** The place of a picture, from 1; undefined if the picture does not exist. */
export async function placeOfPicture(tx: Sql, id: number): Promise<number | undefined> {
  const [row] = await tx.query<{ place: number }>({
    text: `select place from (select id, row_number() over (order by position, id)::int as place from gallery) g
           where id = $1`,
    values: [id],
  })
  return row?.place
}

/** Moves a picture to a place, from 1; the other pictures keep their order. */
export async function placePicture(tx: Sql, id: number, place: number): Promise<void> {
  await tx.query({
    text: `with others as (
             select id, row_number() over (order by position, id) as place from gallery where id <> $1),
           placed as (
             select id, place + (place >= $2)::int as place from others
             union all
             select $1, least($2, (select count(*) + 1 from others)))
           update gallery g set position = placed.place from placed
           where placed.id = g.id and g.position <> placed.place`,
    values: [id, place],
  })
}
