import { readFile } from 'node:fs/promises'
import type { Sql } from '#platform/database/db.ts'
import { riyadhDay } from '#shared/base/dates.ts'
import { openVisitor, signIn } from './client.ts'
import {
  type Applicant,
  countOpenWork,
  type DisputableOrder,
  findBuyers,
  findDisputable,
  findPaidSellers,
  type OpenWork,
} from './store.ts'

/** The pending work of the staff of a demo market at its start. */
const wanted: OpenWork = { transfers: 3, payouts: 2, upgrades: 2, contacts: 3, disputes: 1 }

/**
 * Creates pending work for the market's staff, as much as a small market has: bank transfers with receipts, payouts, requests
 * to become a seller with papers, messages, and a dispute. It acts through the public API only (decision 34), and adds nothing
 * where enough work is pending. Returns what was added.
 */
export async function addStaffWork(url: string, db: Sql): Promise<string[]> {
  const open = await countOpenWork(db)
  const missing = (kind: keyof OpenWork) => Math.max(0, wanted[kind] - open[kind])
  const buyers = await findBuyers(db, wanted.transfers + wanted.upgrades + wanted.contacts)
  const sellers = await findPaidSellers(db, missing('payouts'))
  const orders = await findDisputable(db, missing('disputes'))
  const next = (count: number) => buyers.splice(0, count)
  const acts = [
    ...next(wanted.transfers)
      .slice(0, missing('transfers'))
      .map((buyer, place) => () => reportTransfer(url, buyer, place)),
    ...sellers.map((seller) => () => requestPayout(url, seller)),
    ...next(wanted.upgrades)
      .slice(0, missing('upgrades'))
      .map((buyer, place) => () => requestUpgrade(url, buyer, place)),
    ...next(wanted.contacts)
      .slice(0, missing('contacts'))
      .map((buyer, place) => () => writeMessage(url, buyer, place)),
    ...orders.map((order) => () => disputeReturn(url, order)),
  ]
  const done: string[] = []
  for (const act of acts) done.push(await act())
  return done
}

const nameOf = ({ f_name, l_name }: Applicant) => `${f_name} ${l_name}`

/** Reports one of the sample transfers. The last one comes from another person's account, and staff see a warning. */
async function reportTransfer(url: string, buyer: Applicant, place: number): Promise<string> {
  const client = await signIn(url, buyer.mobile)
  const { amount, bank_name, receipt, holder } = transfers[place % transfers.length] ?? transfers[0]
  const made = await client.ask('POST confirm_bank/create', {
    body: {
      amount,
      bank_name,
      account_holder: holder ?? nameOf(buyer),
      transfer_reference: `FT${riyadhDay(new Date()).replaceAll('-', '').slice(2)}${String(buyer.id).padStart(5, '0')}`,
      transferred_at: riyadhDay(new Date()),
      receipt: await paperOf(receipt),
    },
  })
  return `transfer ${made.id} reported`
}

async function requestPayout(url: string, seller: Applicant & { readonly available: number }) {
  const client = await signIn(url, seller.mobile)
  const amount = Math.floor(seller.available / 2 / 10_000) * 100 || 100
  const made = await client.ask('POST wallet/payout', {
    body: { amount, iban: ibanOf(seller.id), account_holder: nameOf(seller) },
  })
  return `payout ${made.id} requested`
}

/** Requests an upgrade, alternately of a company with a PDF of the register and of a fisherman with a photo of the licence. */
async function requestUpgrade(url: string, buyer: Applicant, place: number): Promise<string> {
  const client = await signIn(url, buyer.mobile)
  const body =
    place % 2 === 0
      ? {
          type: 'local_seller' as const,
          cr_number: `40${String(buyer.id * 7_919)
            .padStart(8, '0')
            .slice(-8)}`,
          document: await paperOf('register.pdf'),
        }
      : { type: 'fisherman' as const, document: await paperOf('licence.webp') }
  const made = await client.ask('POST profile/upgrade', { body })
  return `upgrade ${made.id} requested`
}

async function writeMessage(url: string, { email, ...buyer }: Applicant, place: number): Promise<string> {
  const { subject, message } = messages[place % messages.length] ?? messages[0]
  const body = { name: nameOf({ email, ...buyer }), email, subject, message }
  const { id } = await openVisitor(url)('POST contact/create', { body })
  return `message ${id} sent`
}

/** The buyer asks to return an order, the seller refuses, and the buyer disputes the refusal. */
async function disputeReturn(url: string, { id, ...sides }: DisputableOrder): Promise<string> {
  const [buyer, seller] = [await signIn(url, sides.buyer), await signIn(url, sides.seller)]
  const returned = { order_id: id, reason: 'وصل السمك دافئًا والثلج ذائب، ورائحته ليست طازجة.' }
  await buyer.ask('POST orders/return', {
    body: { ...returned, images: await paperOf('../../pictures/scenes/fish_on_ice-640.webp') },
  })
  await seller.ask('POST orders/refuse', {
    body: { order_id: id, from: 'return_requested', reason: 'kept_warm' },
  })
  const reason = 'صوّرت الصندوق عند الاستلام أمام السائق. أريد نصف المبلغ على الأقل.'
  await buyer.ask('POST orders/dispute', { body: { order_id: id, reason } })
  return `order ${id} disputed`
}

/** Returns a sample paper of the repository as a file of form data. */
async function paperOf(name: string): Promise<File> {
  const bytes = await readFile(new URL(`papers/${name}`, import.meta.url))
  return new File([new Uint8Array(bytes)], name, {
    type: name.endsWith('.pdf') ? 'application/pdf' : 'image/webp',
  })
}

/** A valid IBAN of a bank that does not exist, from a person's id. */
function ibanOf(id: number): string {
  const account = `99${String(id).padStart(18, '0')}`
  // The check digits by ISO 7064 MOD 97-10, computed over the account, the country (SA as 28 and 10) and 00.
  const check = 98n - (BigInt(`${account}281000`) % 97n)
  return `SA${String(check).padStart(2, '0')}${account}`
}

const transfers = [
  { amount: 1_250, bank_name: 'مصرف الراجحي', receipt: 'receipt-1.webp', holder: undefined },
  { amount: 640.5, bank_name: 'البنك الأهلي السعودي', receipt: 'receipt-2.webp', holder: undefined },
  { amount: 3_000, bank_name: 'بنك الرياض', receipt: 'receipt-3.webp', holder: 'مؤسسة درة الخليج' },
] as const

const messages = [
  {
    subject: 'متى يصلني طلبي؟',
    message: 'طلبت أمس كنعدًا من سوق الدمام واختار البائع التوصيل اليوم. هل يصل قبل المغرب؟ لدي ضيوف.',
  },
  {
    subject: 'فاتورة ضريبية باسم المطعم',
    message:
      'أشتري للمطعم كل أسبوع، وأحتاج فواتير ضريبية باسم المنشأة ورقمها الضريبي. كيف أضيفهما إلى حسابي؟',
  },
  {
    subject: 'صورة المنتج لا تطابق ما وصلني',
    message:
      'وصلني هامور أصغر مما في الصورة، والوزن صحيح. لا أريد إرجاعه، لكن أرجو تنبيه البائع إلى حجم السمك.',
  },
] as const
