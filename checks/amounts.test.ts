import { describe, expect, it } from 'vitest'
import { type File, readFiles } from './tree.ts'

/**
 * One hook handles every typed number (web/ui/form/useNumberText.ts), and one module converts it
 * (shared/base/text/digits.ts).
 */

const web = readFiles(/^web\/.*\.tsx?$/).filter(({ path }) => !/\.test\.tsx?$/.test(path))
const numberText = 'web/ui/form/useNumberText.ts'

const rules: readonly { readonly name: string; readonly found: RegExp; readonly wrong: string }[] = [
  {
    name: 'only useNumberText makes an input of decimal numbers',
    found: /inputMode\s*[=:]\s*\{?\s*['"]decimal['"]|type\s*[=:]\s*\{?\s*['"]number['"]/,
    wrong: `<input inputMode="decimal" />`,
  },
  {
    name: 'only readAmount, readKilograms and readDecimal parse typed text',
    found: /\btypedNumber\b|\bparseFloat\(/,
    wrong: 'typedNumber(text) ?? 0',
  },
  {
    name: 'no invalid amount or weight falls back to a number',
    found:
      /\b(?:from(?:Riyals|Kilograms)|valueIn)\((?:[^()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*\)\s*\?\?\s*(?:\(?\d|halalas\(|grams\()/,
    wrong: 'fromRiyals(order.total) ?? halalas(0)',
  },
]

describe.each(rules)('the rule "$name"', ({ found, wrong }) => {
  const places = (files: readonly File[]) =>
    files.filter(({ path, text }) => path !== numberText && found.test(text)).map(({ path }) => path)

  it('holds in all of web', () => expect(places(web)).toEqual([]))

  it('reports a planted violation', () => {
    expect(places([{ path: 'web/x.tsx', text: wrong }])).toEqual(['web/x.tsx'])
  })
})

/**
 * Each form with numbers and the title or name of the test that checks its request, in e2e/wallet/amounts.spec.ts or
 * checks/typedNumbers.test.ts. A new form needs a row.
 */
const rows: Readonly<Record<string, string>> = {
  'web/alerts/AlertSheet.tsx': 'the price of an alert',
  'web/auctions/add/PricesStep.tsx': 'a lot',
  'web/auctions/bidding/BidAmountForm.tsx': 'a bid',
  'web/auctions/add/StartStep.tsx': 'the minutes of a lot',
  'web/behar/form/DemandForm.tsx': 'the target of a demand',
  'web/behar/deals/InterestForm.tsx': 'an interest in a match',
  'web/behar/form/SupplyForm.tsx': 'a supply',
  'web/behar/steps/StepForm.tsx': 'the sale of a part of a supply',
  'web/cart/CartLines.tsx': 'an unreadable quantity is not replaced by an earlier quantity',
  'web/hall/selling/LotForm.tsx': 'the hammer price of a lot in a hall',
  'web/landings/ConfirmCard.tsx': 'the weight of a landed catch',
  'web/landings/details/ReservePart.tsx': 'an unreadable quantity is not replaced by an earlier quantity',
  'web/landings/quay/QuayForm.tsx': 'the price of an arriving catch',
  'web/operator/halls/HallSheet.tsx': 'the commission of a hall',
  'web/operator/lists/CityList.tsx': 'the coordinates of a city',
  'web/operator/orders/DisputeDecision.tsx': 'the refund of a dispute',
  'web/operator/lists/OptionList.tsx': 'the fee of a delivery method',
  'web/operator/plans/PlansPage.tsx': 'the price of a plan',
  'web/operator/seasons/SeasonForm.tsx': 'the smallest size of a season',
  'web/operator/settings/SettingsForm.tsx': 'the settings of the market',
  'web/orders/confirmation/ProductGoods.tsx': 'an unreadable quantity is not replaced by an earlier quantity',
  'web/orders/actions/WeightsForm.tsx': 'the packed weight',
  'web/products/details/Calculator.tsx': 'an unreadable quantity is not replaced by an earlier quantity',
  'web/products/filters/FilterFields.tsx': 'an unreadable price filter shows an error and does not filter',
  'web/products/listing/Preparations.tsx': 'the preparation of new goods',
  'web/products/listing/PriceStep.tsx': 'the price of new goods',
  'web/products/listing/QuantityStep.tsx': 'the boxes of new goods',
  'web/products/myProducts/EditCell.tsx': 'the price of a product in its row',
  'web/products/myProducts/RelistSheet.tsx': 'a product that is listed again',
  'web/products/myProducts/RestockSheet.tsx': 'the stock of a product',
  'web/requests/add/RequestForm.tsx': 'a request',
  'web/requests/offering/OfferFields.tsx': 'an offer',
  'web/requests/add/FoldedWishes.tsx': 'a request',
  'web/wallet/charge/ChargeForm.tsx': 'the charge of a wallet',
  'web/wallet/charge/ConfirmBankForm.tsx': 'a reported transfer',
  'web/wallet/charge/PayoutForm.tsx': 'a payout',
}
const numberFields = /<(?:Number|Decimal|Amount|Quantity|Count)Field\b|<QuantityStepper\b|\buseNumberText\(/
const shared = /^web\/ui\/|^web\/products\/(listing\/CountField|QuantityStepper)\.tsx$/

it('each form with a number has a test of the request that it sends', () => {
  const found = web.filter(({ path, text }) => !shared.test(path) && numberFields.test(text))
  expect(found.map(({ path }) => path).toSorted()).toEqual(Object.keys(rows).toSorted())
  const proofs = readFiles(/^(e2e\/wallet\/amounts\.spec|checks\/typedNumbers\.test)\.ts$/)
  const isProven = (row: string) => proofs.some(({ text }) => text.includes(`'${row}'`))
  expect(Object.values(rows).filter((row) => !isProven(row))).toEqual([])
})

/** Forms with digits that are not amounts: codes, mobiles, identity numbers, postcodes, days, times and positions. */
const digitFields = [
  'web/account/edit/EditAccount.tsx',
  'web/account/upgrade/UpgradeForm.tsx',
  'web/addresses/AddressFields.tsx',
  'web/auctions/add/StartStep.tsx',
  'web/auth/recovery/CodeBoxes.tsx',
  'web/auth/signUp/SignUpFields.tsx',
  'web/operator/halls/HallSheet.tsx',
  'web/operator/lists/defineList.tsx',
  'web/operator/people/UserActions.tsx',
  'web/operator/sessions/SessionSheet.tsx',
  'web/operator/settings/SettingsForm.tsx',
]

it('only fields for digits that are not amounts have a digit keypad', () => {
  const found = web.filter(({ text }) => /inputMode\s*[=:]\s*\{?\s*['"]numeric['"]/.test(text))
  expect(found.map(({ path }) => path).toSorted()).toEqual(digitFields)
})

it('useNumberText gives its input the decimal keypad', () => {
  const field = web.find(({ path }) => path === numberText)
  expect(field?.text).toContain("inputMode: 'decimal'")
})
