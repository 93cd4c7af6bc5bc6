import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { actions, isAction, isRecordType, recordTypes } from './messages.ts'

const folder = new URL('../../../server/', import.meta.url)

/** Returns the action codes in the server's source. */
function written(): string[] {
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const source = readFileSync(new URL(file, folder), 'utf8')
      return [...source.matchAll(/'([a-z_]+\.[a-z_]+)'/g)].map(([, name = '']) => name)
    })
  const subjects = new Set<string>([...recordTypes, 'staff'])
  const isFile = (name: string) => name.endsWith('.csv')
  return [...new Set(found)].filter((name) => subjects.has(name.split('.')[0] ?? '') && !isFile(name))
}

describe('audit action texts', () => {
  it('cover every action that the server writes', () => {
    const names = written()
    expect(names).toEqual(expect.arrayContaining(['upgrade.approve', 'batch.cancel', 'user.unblock']))
    expect(names.filter((name) => !isAction(name))).toEqual([])
  })

  it('cover add, change and remove of every list', () => {
    const lists = ['blog', 'ticker', 'picture', 'season', 'fish', 'market', 'city', 'option']
    const auditActions = lists.flatMap((list) => ['add', 'change', 'remove'].map((what) => `${list}.${what}`))
    expect(auditActions.filter((name) => !isAction(name))).toEqual([])
  })

  it('are about records that have a name', () => {
    const subjects = new Set(actions.map((name) => name.split('.')[0] ?? ''))
    // Actions on the account of a member of staff are about a user.
    subjects.delete('staff')
    expect([...subjects].filter((type) => !isRecordType(type))).toEqual([])
  })

  it('have unique codes and ignore inherited names', () => {
    expect(new Set(actions).size).toBe(actions.length)
    expect(isAction('toString')).toBe(false)
  })
})
