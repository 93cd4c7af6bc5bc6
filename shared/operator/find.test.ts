import { describe, expect, it } from 'vitest'
import { readWanted } from './find.ts'

describe('readWanted', () => {
  it.each(['#100431', '100431', '١٠٠٤٣١', ' #١٠٠٤٣١ '])('reads the order number %s', (typed) => {
    expect(readWanted(typed)).toMatchObject({ id: 100_431, orderId: 431 })
  })

  it.each(['0501234567', '+966 50 123 4567', '966501234567', '00966501234567', '٠٥٠١٢٣٤٥٦٧', '501234567'])(
    'reads the mobile %s',
    (typed) => {
      expect(readWanted(typed).mobile).toBe('+966501234567')
    },
  )

  it('reads references with any separators', () => {
    expect(readWanted('ft26325 k-8841')).toMatchObject({
      reference: 'ft26325k8841',
      charge: null,
      orderId: null,
    })
    expect(readWanted('smk 7k2m4q').charge).toBe('SMK-7K2M4Q')
    expect(readWanted('R-12').id).toBe(12)
  })

  it('reads a whole IBAN and the last digits of an IBAN', () => {
    expect(readWanted('SA03 8000 0000 6080 1016 7519').iban).toBe('SA0380000000608010167519')
    expect(readWanted('٧٥١٩').iban).toBe('7519')
    expect(readWanted('519').iban).toBeNull()
  })

  it('reads a name as words only, and an e-mail address', () => {
    expect(readWanted(' خالد العتيبي ')).toEqual({
      words: 'خالد العتيبي',
      id: null,
      orderId: null,
      mobile: null,
      email: null,
      reference: null,
      charge: null,
      iban: null,
    })
    expect(readWanted('noura@example.com').email).toBe('noura@example.com')
  })
})
