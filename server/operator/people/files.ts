import type { Sql } from '#platform/database/db.ts'
import type { StaffRole, UserType } from '#shared/base/access/permissions.ts'
import { riyadhDay } from '#shared/base/dates.ts'
import type { Locale, Pair } from '#shared/base/locale.ts'
import type { PersonState } from '#shared/operator/people.ts'
import { fileOf } from '../tables/files.ts'
import { listedPerson } from './present.ts'
import { type PeopleQuery, type PersonRow, readPeople } from './store.ts'

/** People as lines of the CSV export, in the order of the list; contact data is masked as in the list. */
export function peopleFile(db: Sql, query: PeopleQuery, locale: Locale): AsyncGenerator<string> {
  const cells = (row: PersonRow) => {
    const person = listedPerson(row, locale)
    return [
      ...[person.id, person.name, types[person.type][locale], person.mobile, states[person.status][locale]],
      ...[person.staff_role && roles[person.staff_role][locale], riyadhDay(row.created_at)],
      ...[person.orders, person.balance.toFixed(2)],
    ]
  }
  return fileOf(readPeople(db, query), { headings, cells }, locale)
}

const headings = {
  ar: ['الرقم', 'الاسم', 'النوع', 'الجوال', 'الحالة', 'الدور', 'انضم', 'الطلبات', 'الرصيد (ريال)'],
  en: ['Number', 'Name', 'Type', 'Mobile', 'Status', 'Role', 'Joined', 'Orders', 'Balance (SR)'],
}

const types: Readonly<Record<UserType, Pair>> = {
  local_buyer: { ar: 'مشترٍ محلي', en: 'Local buyer' },
  fisherman: { ar: 'صياد', en: 'Fisherman' },
  local_seller: { ar: 'بائع محلي', en: 'Local seller' },
  international_seller: { ar: 'بائع دولي', en: 'International seller' },
}

const states: Readonly<Record<PersonState, Pair>> = {
  waiting: { ar: 'بانتظار التوثيق', en: 'Waiting' },
  verified: { ar: 'موثق', en: 'Verified' },
  active: { ar: 'فعّال', en: 'Active' },
  blocked: { ar: 'موقوف', en: 'Blocked' },
  removed: { ar: 'محذوف', en: 'Removed' },
}

const roles: Readonly<Record<StaffRole, Pair>> = {
  viewer: { ar: 'مطّلع', en: 'Viewer' },
  editor: { ar: 'محرر', en: 'Editor' },
  finance: { ar: 'مالية', en: 'Finance' },
  administrator: { ar: 'مدير', en: 'Administrator' },
}
