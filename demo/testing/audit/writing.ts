import { expect } from 'vitest'
import { ask } from '../ask.ts'
import type { TestMarket } from '../server.ts'
import { addPerson, type TestPerson } from '../trade/people.ts'

export type Fields = Readonly<Record<string, unknown>>

/** A staff call that writes, and the audit entry that it writes. */
export interface Writing {
  readonly call: `${'POST' | 'DELETE'} operator/${string}`
  /** Creates the record that the call changes, and returns its id. */
  readonly on?: (desk: Desk) => Promise<number>
  readonly body?: Fields | ((desk: Desk) => Promise<Fields>)
  /** Sends form data with this picture or file. */
  readonly file?: (desk: Desk) => readonly [field: string, file: Blob]
  readonly action: string
  readonly record: string
  /** The changed fields. `made` means a new record, and `removed` means a deleted record. */
  readonly before: Fields | 'made'
  readonly after: Fields | 'removed'
  readonly note?: string
  /** The tables that the call writes, besides the audit log. */
  readonly tables: readonly string[]
  /** Set when a repeated call creates another record instead of changing nothing. */
  readonly again?: 'makes another'
}

/** An administrator of a market, and the functions that create records for the calls. */
export type Desk = ReturnType<typeof openDesk>

export function openDesk(market: TestMarket, actor: TestPerson, image: Blob) {
  let made = 0
  const count = () => ++made
  return {
    market,
    actor,
    image,
    /** A number that was not used before. */
    count,
    named: () => ({ ar: `اسم ${count()}`, en: `Name ${made}` }),
    /** A new name that no other record has. */
    renamed: () => ({ ar: `اسم جديد ${count()}`, en: `New name ${made}` }),
    one: async (text: string, values: readonly unknown[] = []) =>
      (await market.db.query<{ id: number }>({ text, values: [...values] }))[0]?.id ?? 0,
    person: async () => (await addPerson(market.db)).id,
    /** Creates a record through a staff call, and returns its id. */
    async make(path: string, body: Fields | FormData): Promise<number> {
      const { status, data } = await ask<{ id: number }>(market, `POST operator/${path}`, {
        token: actor.token,
        body,
      })
      expect(status).toBe(201)
      return data.id
    },
    /** The person who was added last to the staff of a hall. */
    colleague: 0,
  }
}

export const note = 'كما اتفقنا'

export function formed(fields: Fields, file?: readonly [string, Blob]): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (value !== null && typeof value === 'object') {
      for (const [part, word] of Object.entries(value)) form.append(`${name}[${part}]`, String(word))
    } else form.append(name, String(value))
  }
  if (file) form.append(...file)
  return form
}
