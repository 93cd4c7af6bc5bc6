import type { SentBody } from '#shared/base/call.ts'
import type { Calls } from '#shared/calls.ts'
import { api, type Key, type Sent } from '../../app/calls/api.ts'
import type { Problems } from '../../app/calls/formState.ts'
import { useLocale } from '../../app/texts/text.ts'
import type { Entry } from './defineList.tsx'
import type { EntrySheetProps, EntryTyped } from './EntrySheet.tsx'
import { missingName } from './PairField.tsx'
import { type EntryForm, useEntryForm } from './useEntryForm.ts'

type ListName = 'fish' | 'markets' | 'cities' | 'options'
type Bodies = { readonly [List in ListName]: SentBody<Calls[`POST operator/${List}`]> }

type ListFormOptions<List extends ListName, Own> = {
  /** The record; null for a new record. */
  readonly row: Entry | null
  readonly usedBy: NonNullable<EntrySheetProps['remove']>['usedBy']
  /** The initial values of the fields of this list; the fields that all lists share are added. */
  readonly start: Own
  readonly problems?: (typed: Own) => Problems
  /** The request body of the fields of this list, for a new record and for a change. */
  readonly body: (typed: Own, picture: File | null) => Omit<Bodies[List], keyof EntryTyped>
  /** True if the records are built in, so that none can be added or deleted and their codes do not change. */
  readonly builtIn?: boolean
  readonly onDone: () => void
}

/** The form of one record of a list, and the props of the form's sheet. */
export function useListForm<List extends ListName, Own extends object>(
  list: List,
  { row, usedBy, start, problems, body, builtIn = false, onDone }: ListFormOptions<List, Own>,
) {
  const locale = useLocale()
  const call = (row ? `POST operator/${list}/{id}` : `POST operator/${list}`) as Key
  const params = { id: row?.id ?? 0 }
  const form = useEntryForm<Own & EntryTyped>({
    start: { ...start, ...entryTyped(row) },
    onDone,
    problems: (typed) => ({ ...missingName(typed.name), ...problems?.(typed) }),
    send: (typed, picture) => {
      const own: object = body(typed, picture)
      const sent: unknown = { params, body: { ...own, ...entryBody(typed) } }
      return api<Key>(call, sent as Sent<Key>, { locale })
    },
  })
  const remove = row &&
    !builtIn && {
      name: row.name,
      uses: row.uses,
      usedBy,
      work: () => api(`DELETE operator/${list as 'fish'}/{id}`, { params }, { locale }),
    }
  const { typed, type, field, errorsIn, picture } = form
  return {
    typed,
    type,
    field,
    errorsIn,
    picture,
    sheet: {
      form: form as unknown as EntryForm<EntryTyped>,
      remove: remove || undefined,
      codeFixed: builtIn,
    },
  }
}

function entryTyped(row: Entry | null): EntryTyped {
  const nameIn = (locale: 'ar' | 'en') => row?.translations.find((one) => one.locale === locale)?.name ?? ''
  return { name: { ar: nameIn('ar'), en: nameIn('en') }, code: row?.code ?? '', hidden: row?.hidden ?? false }
}

/** If the code is blank, the server derives one. */
function entryBody({ name, code, hidden }: EntryTyped) {
  return { name, hidden, ...(code.trim() === '' ? {} : { code: code.trim() }) }
}

/** Joins the aliases of a record into one line of text. */
export const aliasText = (names: readonly string[] = []) => names.join('، ')
