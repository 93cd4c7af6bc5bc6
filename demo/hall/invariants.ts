/** SQL: the sum of an account's entries in the transfer of a sale for `reason`; 0 if the transfer is missing. */
const moved = (reason: string, account: string) => `coalesce((
  select sum(e.amount_halalas) from transfers t join entries e on e.transfer_id = t.id join accounts a on a.id = e.account_id
  where t.key = 'hall:' || s.id || ':${reason}' and t.reference_type = 'hall_sale' and t.reference_id = s.id and ${account}), 0)`

const hall = `a.kind = 'hall'`
const vat = `a.kind = 'hall_vat'`
const buyer = `(a.user_id = s.buyer_user_id or s.buyer_user_id is null and a.kind = 'hall_cash')`
const seller = `(a.user_id = s.seller_user_id or s.seller_user_id is null and a.kind = 'hall_due')`

/** Invariants of the sales in halls and their money. */
export const hallInvariants: Readonly<Record<string, string>> = {
  'the shares of a hall sale follow from its price and add up to it': `
    select id, hammer_halalas as by from hall_sales
    where hall_halalas <> div(hammer_halalas::numeric * hall_bp, 10000) or say_halalas <> div(hammer_halalas::numeric * say_bp, 10000)
      or proceeds_halalas <> hammer_halalas - hall_halalas - say_halalas
      or price_halalas <> greatest(1, div(hammer_halalas::numeric * 1000, quantity_grams))`,
  'a hall sale has the terms of its day': `
    select s.id, s.market_id as by from hall_sales s
    where row(s.hall_bp, s.say_bp, s.vat_number) is distinct from (
      select row(t.hall_bp, t.say_bp, t.vat_number) from hall_terms t
      where t.market_id = s.market_id and t.starts_on <= (s.sold_at at time zone 'Asia/Riyadh')::date
      order by t.starts_on desc limit 1)`,
  'the VAT of a hall sale is contained in the part of the hall, and in the ledger': `
    select id, vat_halalas as by from (
      select s.id, s.vat_halalas, s.reversed_at, ${moved('vat', hall)} as given, ${moved('vat', vat)} as got, ${moved('vat_back', vat)} as back,
        s.hall_halalas + case when s.dallal_id is null then s.say_halalas else 0 end as part, s.vat_number from hall_sales s) s
    where vat_halalas <> case when vat_number is null then 0 else floor(part * 15::numeric / 115 + 0.5) end
      or got <> vat_halalas or given <> -vat_halalas or back <> case when reversed_at is null then 0 else -vat_halalas end`,
  'the buyer of a hall sale gave its price, the seller got the proceeds and the dallal the say': `
    select s.id, s.hammer_halalas as by from hall_sales s
    where ${moved('purchase', buyer)} <> -s.hammer_halalas or ${moved('purchase', hall)} <> s.hammer_halalas
      or ${moved('sale', hall)} <> -s.proceeds_halalas or ${moved('sale', seller)} <> s.proceeds_halalas
      or ${moved('say', 'a.user_id = s.dallal_id')} <> case when s.dallal_id is null then 0 else s.say_halalas end`,
  'a reversed hall sale moved all of its money back, and no other sale did': `
    select s.id, s.hammer_halalas as by from hall_sales s
    where ${moved('purchase_back', buyer)} <> case when s.reversed_at is null then 0 else s.hammer_halalas end
      or ${moved('sale_back', seller)} <> case when s.reversed_at is null then 0 else -s.proceeds_halalas end
      or ${moved('say_back', 'a.user_id = s.dallal_id')} <>
        case when s.reversed_at is null or s.dallal_id is null then 0 else -s.say_halalas end`,
  'cash that a hall paid to a seller is in the ledger, and came back before a reversal': `
    select s.id, s.proceeds_halalas as by from hall_sales s
    where ${moved('paid', `a.kind = 'hall_cash'`)} <> case when s.paid_at is null then 0 else s.proceeds_halalas end
      or ${moved('cash_returned', `a.kind = 'hall_cash'`)} <> case when s.cash_returned then -s.proceeds_halalas else 0 end
      or s.cash_returned <> (s.paid_at is not null and s.reversed_at is not null)`,
  'the accounts of the halls equal their sales': `
    select 0 as id, sum(a.balance_halalas) - coalesce((
      select sum(hall_halalas + case when dallal_id is null then say_halalas else 0 end - vat_halalas) from hall_sales
      where reversed_at is null), 0) as by
    from accounts a where a.kind = 'hall' having sum(a.balance_halalas) <> coalesce((
      select sum(hall_halalas + case when dallal_id is null then say_halalas else 0 end - vat_halalas) from hall_sales
      where reversed_at is null), 0)
    union all
    select 3, sum(a.balance_halalas) from accounts a where a.kind = 'hall_vat' having sum(a.balance_halalas) <> coalesce((
      select sum(vat_halalas) from hall_sales where reversed_at is null), 0)
    union all
    select 1, sum(a.balance_halalas) from accounts a where a.kind = 'hall_due' having sum(a.balance_halalas) <> coalesce((
      select sum(proceeds_halalas) from hall_sales
      where reversed_at is null and seller_user_id is null and paid_at is null), 0)
    union all
    select 2, sum(a.balance_halalas) from accounts a where a.kind = 'hall_cash' having sum(a.balance_halalas) <> coalesce((
      select sum(case when paid_at is null then 0 else proceeds_halalas end
        - case when payment = 'cash' then hammer_halalas else 0 end) from hall_sales where reversed_at is null), 0)`,
  'every movement of a hall sale belongs to a sale': `
    select t.reference_id as id, t.id as by from transfers t
    where t.reference_type = 'hall_sale' and not exists (select from hall_sales s where s.id = t.reference_id)`,
}
