import { describe, expect, it } from 'vitest'
import { halalas } from '#shared/base/money.ts'
import { bankCsv, bankXml, fileHash } from './bankFile.ts'

const file = {
  id: 12,
  created_at: new Date('2026-11-24T21:30:00Z'),
  lines: [
    {
      payout_id: 7,
      amount_halalas: halalas(123_450),
      iban: 'SA0380000000608010167519',
      account_holder: 'منى الغامدي',
    },
    {
      payout_id: 9,
      amount_halalas: halalas(5),
      iban: 'SA4420000001234567891234',
      account_holder: 'A & B <"fish">',
    },
  ],
}
const from = { account_holder: 'Samak & Co', iban: 'SA0380000000608010167519' }

describe('bankCsv', () => {
  it('contains one line per payout with plain amounts', () => {
    expect(bankCsv(file).split('\r\n')).toEqual([
      'Sequence,Beneficiary name,Beneficiary IBAN,Amount,Currency,Reference,Purpose',
      '1,منى الغامدي,SA0380000000608010167519,1234.50,SAR,PO-7,Samak Market withdrawal',
      '2,"A & B <""fish"">",SA4420000001234567891234,0.05,SAR,PO-9,Samak Market withdrawal',
      '',
    ])
    expect(fileHash(bankCsv(file))).toMatch(/^[\da-f]{64}$/)
    expect(fileHash(bankCsv(file))).toBe(fileHash(bankCsv({ ...file })))
  })
})

type Node = { readonly name: string; readonly children: Node[]; text: string }

/** Parses elements without a library; throws if a closing tag does not match. */
function parsed(xml: string): Node {
  const root: Node = { name: '', children: [], text: '' }
  const open = [root]
  for (const [, end, name = '', text = ''] of xml
    .replace(/^<\?xml[^>]*\?>\s*/, '')
    .matchAll(/<(\/?)([A-Za-z]+)[^>]*>([^<]*)/g)) {
    if (end) {
      if (open.pop()?.name !== name) throw new Error(`</${name}> closes another element`)
      continue
    }
    const node: Node = { name, children: [], text }
    open.at(-1)?.children.push(node)
    open.push(node)
  }
  if (open.length !== 1) throw new Error('an element is not closed')
  return root
}
const at = (node: Node | undefined, path: string): Node | undefined =>
  path
    .split('/')
    .reduce<Node | undefined>((one, name) => one?.children.find((child) => child.name === name), node)
const names = (node: Node | undefined) => node?.children.map(({ name }) => name)

describe('bankXml', () => {
  const document = parsed(bankXml(file, from))
  const body = at(document, 'Document/CstmrCdtTrfInitn')

  it('has the elements of pain.001.001.03 in their order', () => {
    expect(bankXml(file, from)).toContain('xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.03"')
    expect(names(body)).toEqual(['GrpHdr', 'PmtInf'])
    expect(names(at(body, 'GrpHdr'))).toEqual(['MsgId', 'CreDtTm', 'NbOfTxs', 'CtrlSum', 'InitgPty'])
    expect(names(at(body, 'PmtInf'))).toEqual([
      ...['PmtInfId', 'PmtMtd', 'NbOfTxs', 'CtrlSum', 'ReqdExctnDt', 'Dbtr', 'DbtrAcct', 'DbtrAgt'],
      ...['CdtTrfTxInf', 'CdtTrfTxInf'],
    ])
    expect(names(at(body, 'PmtInf/CdtTrfTxInf'))).toEqual(['PmtId', 'Amt', 'Cdtr', 'CdtrAcct', 'RmtInf'])
    expect(names(at(body, 'PmtInf/CdtTrfTxInf/PmtId'))).toEqual(['EndToEndId'])
  })

  it('contains the number and the sum of the payouts, and escapes names', () => {
    for (const part of ['GrpHdr', 'PmtInf']) {
      expect([at(body, `${part}/NbOfTxs`)?.text, at(body, `${part}/CtrlSum`)?.text]).toEqual(['2', '1234.55'])
    }
    expect(at(body, 'GrpHdr/CreDtTm')?.text).toBe('2026-11-25T00:30:00')
    expect(at(body, 'PmtInf/ReqdExctnDt')?.text).toBe('2026-11-25')
    expect(at(body, 'PmtInf/DbtrAcct/Id/IBAN')?.text).toBe(from.iban)
    const last = at(body, 'PmtInf')?.children.at(-1)
    expect(at(last, 'Amt/InstdAmt')?.text).toBe('0.05')
    expect(at(last, 'Cdtr/Nm')?.text).toBe('A &amp; B &lt;&quot;fish&quot;&gt;')
    expect(at(last, 'PmtId/EndToEndId')?.text).toBe('PO-9')
  })
})
