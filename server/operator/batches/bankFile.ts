import { createHash } from 'node:crypto'
import { riyadhDateTime, riyadhDay } from '#shared/base/dates.ts'
import { type Halalas, halalas, toRiyals } from '#shared/base/money.ts'
import { csvLine } from '#shared/base/text/csv.ts'
import { escaped } from '../../base/pages/xml.ts'

/** The market's bank account, from which the bank sends the payouts. */
export interface PayingAccount {
  readonly account_holder: string
  readonly iban: string
}

export interface BankFileLine {
  readonly payout_id: number
  readonly amount_halalas: Halalas
  readonly iban: string
  readonly account_holder: string
}

export interface BankFileOf {
  readonly id: number
  readonly created_at: Date
  readonly lines: readonly BankFileLine[]
}

/** The reference of one payout at the bank. */
export const payoutReference = (payoutId: number): string => `PO-${payoutId}`

/** A file for the bulk transfers of a Saudi bank: one line per payout, plain ASCII headings, amounts with two decimals. */
export function bankCsv({ lines }: BankFileOf): string {
  const rows = lines.map(({ payout_id, amount_halalas, iban, account_holder }, place) =>
    csvLine([
      ...[place + 1, account_holder, iban, plainAmount(amount_halalas), 'SAR'],
      ...[payoutReference(payout_id), 'Samak Market withdrawal'],
    ]),
  )
  return csvLine(headings) + rows.join('')
}

const headings = [
  ...['Sequence', 'Beneficiary name', 'Beneficiary IBAN', 'Amount', 'Currency'],
  ...['Reference', 'Purpose'],
]

/**
 * The same payouts as an ISO 20022 customer credit transfer initiation (pain.001.001.03). Account numbers are IBANs, so
 * the banks are not named. Banks read its date and time, which are written without a time zone, as local.
 */
export function bankXml({ id, created_at, lines }: BankFileOf, from: PayingAccount): string {
  const sum = plainAmount(halalas(lines.reduce((total, line) => total + line.amount_halalas, 0)))
  const totals = element('NbOfTxs', String(lines.length)) + element('CtrlSum', sum)
  const name = `SAMAK-${id}`
  const agent = '<FinInstnId><Othr><Id>NOTPROVIDED</Id></Othr></FinInstnId>'
  const header =
    element('MsgId', name) +
    element('CreDtTm', riyadhDateTime(created_at)) +
    totals +
    `<InitgPty>${element('Nm', from.account_holder)}</InitgPty>`
  const payment =
    element('PmtInfId', name) +
    element('PmtMtd', 'TRF') +
    totals +
    element('ReqdExctnDt', riyadhDay(created_at)) +
    `<Dbtr>${element('Nm', from.account_holder)}</Dbtr>` +
    `<DbtrAcct><Id>${element('IBAN', from.iban)}</Id></DbtrAcct>` +
    `<DbtrAgt>${agent}</DbtrAgt>`
  const transfers = lines.map(
    ({ payout_id, amount_halalas, iban, account_holder }) =>
      `<CdtTrfTxInf><PmtId>${element('EndToEndId', payoutReference(payout_id))}</PmtId>` +
      `<Amt><InstdAmt Ccy="SAR">${plainAmount(amount_halalas)}</InstdAmt></Amt>` +
      `<Cdtr>${element('Nm', account_holder)}</Cdtr>` +
      `<CdtrAcct><Id>${element('IBAN', iban)}</Id></CdtrAcct>` +
      `<RmtInf>${element('Ustrd', `Samak Market ${payoutReference(payout_id)}`)}</RmtInf></CdtTrfTxInf>`,
  )
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.03">' +
    `<CstmrCdtTrfInitn><GrpHdr>${header}</GrpHdr><PmtInf>${payment}${transfers.join('')}</PmtInf></CstmrCdtTrfInitn></Document>\n`
  )
}

/** SHA-256 in hexadecimal digits, as the bank's portal shows it for an uploaded file. */
export const fileHash = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Digits and a decimal point without separators. */
const plainAmount = (amount: Halalas) => toRiyals(amount).toFixed(2)

const element = (name: string, text: string) => `<${name}>${escaped(text)}</${name}>`
