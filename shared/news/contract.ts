import * as z from 'zod/mini'
import { call } from '../base/call.ts'
import { id } from '../base/fields.ts'
import { pageOf, paging } from '../base/page.ts'

/** A news item (specification, section 3, News/blog). */
export const Blog = z.object({
  id: z.number(),
  title: z.string(),
  body: z.string(),
  image: z.string(),
  published_at: z.string(),
})
export type Blog = z.output<typeof Blog>

/** The news, newest first. */
export const listBlogs = call('GET blogs', {
  who: 'anyone',
  from: 'contract 2, Site, blogs',
  query: z.object(paging()),
  answer: pageOf(Blog),
  shared: true,
})

/** One news item, with other items to read next. */
export const showBlog = call('GET blogs/{id}', {
  who: 'anyone',
  from: 'contract 2, Site, blogs/{id}',
  params: z.object({ id: id() }),
  answer: z.extend(Blog, { related: z.array(Blog) }),
  refuses: ['not_found'],
  shared: true,
})
