import { expect } from 'vitest'
import { type Desk, formed, note, type Writing } from './writing.ts'

const picture = ({ image }: Desk) => ['image', image] as const
const newNews = (desk: Desk) =>
  desk.make('blogs', formed({ title: desk.named(), body: desk.named() }, picture(desk)))
const newPicture = (desk: Desk) => desk.make('gallery', formed({ title: desk.named() }, picture(desk)))
const template = ({ make }: Desk) =>
  make('templates', { name: { ar: 'قالب', en: 'Template' }, body: { ar: 'نص', en: 'Text' } })
const message = ({ one }: Desk) =>
  one(`insert into contacts (name, email, subject, message, locale)
       values ('سائل', 'asker@example.com', 'سؤال', 'متى يفتح السوق؟', 'ar') returning id`)

/** The staff calls that change news, the gallery, the record of the site, settings, and contact messages with their templates. */
export const contentWritings: readonly Writing[] = [
  {
    call: 'POST operator/blogs',
    body: async ({ named }) => ({ title: named(), body: named() }),
    file: picture,
    action: 'blog.add',
    record: 'blog',
    again: 'makes another',
    tables: ['blogs', 'images'],
    before: 'made',
    after: { title_ar: expect.any(String), hidden: false },
  },
  {
    call: 'POST operator/blogs/{id}',
    on: newNews,
    body: { hidden: true },
    tables: ['blogs'],
    action: 'blog.change',
    record: 'blog',
    before: { hidden: false },
    after: { hidden: true },
  },
  {
    call: 'DELETE operator/blogs/{id}',
    on: newNews,
    tables: ['blogs'],
    action: 'blog.remove',
    record: 'blog',
    before: { title_ar: expect.any(String) },
    after: 'removed',
  },
  {
    call: 'POST operator/gallery',
    body: async ({ named }) => ({ title: named() }),
    file: picture,
    action: 'picture.add',
    record: 'picture',
    again: 'makes another',
    tables: ['gallery', 'images'],
    before: 'made',
    after: { title_ar: expect.any(String) },
  },
  {
    call: 'POST operator/gallery/{id}',
    on: newPicture,
    body: { hidden: true },
    tables: ['gallery'],
    action: 'picture.change',
    record: 'picture',
    before: { hidden: false },
    after: { hidden: true },
  },
  {
    call: 'DELETE operator/gallery/{id}',
    on: newPicture,
    tables: ['gallery'],
    action: 'picture.remove',
    record: 'picture',
    before: { title_ar: expect.any(String) },
    after: 'removed',
  },
  {
    call: 'POST operator/site',
    body: { mobile: '920001234' },
    tables: ['site'],
    action: 'site.change',
    record: 'site',
    before: { mobile: expect.any(String) },
    after: { mobile: '920001234' },
  },
  {
    call: 'POST operator/settings',
    body: { commission_bp: 275, note },
    tables: ['trade_settings'],
    action: 'settings.change',
    record: 'settings',
    note,
    before: { commission_bp: 0 },
    after: { commission_bp: 275 },
  },
  {
    call: 'POST operator/contacts/{id}',
    on: message,
    body: { handled: true },
    tables: ['contacts'],
    action: 'contact.change',
    record: 'contact',
    before: { handled: false },
    after: { handled: true },
  },
  {
    call: 'POST operator/contacts/{id}/note',
    on: message,
    body: { kind: 'call', note },
    note,
    again: 'makes another',
    action: 'contact.note',
    record: 'contact',
    before: 'made',
    after: { kind: 'call' },
    tables: ['contact_notes'],
  },
  {
    call: 'POST operator/templates',
    body: async ({ named }) => ({ name: named(), body: named() }),
    again: 'makes another',
    action: 'template.add',
    record: 'template',
    before: 'made',
    after: {},
    tables: ['reply_templates'],
  },
  {
    call: 'POST operator/templates/{id}',
    on: template,
    body: { name: { ar: 'قالب', en: 'Template' }, body: { ar: 'نص', en: 'Other' } },
    action: 'template.change',
    record: 'template',
    before: { body_en: 'Text' },
    after: { body_en: 'Other' },
    tables: ['reply_templates'],
  },
  {
    call: 'DELETE operator/templates/{id}',
    on: template,
    action: 'template.remove',
    record: 'template',
    before: { name_en: 'Template' },
    after: 'removed',
    tables: ['reply_templates'],
  },
]
