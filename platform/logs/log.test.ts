import { expect, test } from 'vitest'
import { openLog } from './log.ts'

function logged(write: (log: ReturnType<typeof openLog>) => void): string {
  const lines: string[] = []
  write(openLog({ level: 'info', to: { write: (line) => void lines.push(line) } }))
  return lines.join('')
}

test('openLog hides secrets and personal numbers at any depth', () => {
  const line = logged((log) =>
    log.info(
      {
        body: { f_name: 'Salem', password: 'hunter2-hunter2', address: [{ mobile: '0501234567' }] },
        headers: { authorization: 'Bearer abcdef', accept: 'text/html' },
        token: 'abcdef',
        n_id: '1012345672',
      },
      'signed in',
    ),
  )
  expect(line).toContain('Salem')
  expect(line).toContain('text/html')
  for (const secret of ['hunter2', '0501234567', 'abcdef', '1012345672']) expect(line).not.toContain(secret)
})

test('openLog masks mobiles and e-mail addresses in a message', () => {
  const line = logged((log) => log.warn('no SMS to +966501234567, wrote to salem.ali@samak.example instead'))
  expect(line).not.toContain('501234567')
  expect(line).not.toContain('salem.ali')
  expect(line).toContain('no SMS to 05********')
})

test('openLog keeps the code and the stack of an error and omits the row data', () => {
  const error = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(a@b.sa)',
    where: 'x',
  })
  const entry = JSON.parse(logged((log) => log.error({ err: error }, 'failed'))) as {
    err: Record<string, unknown>
  }
  expect(entry.err).toMatchObject({ code: '23505', message: 'duplicate key' })
  expect(Object.keys(entry.err).sort()).toEqual(['code', 'message', 'stack', 'type'])
})
