-- Where the centre settles a data merchant's sales to: one account, in the name that was attested.
create table bank_account (
  id uuid primary key,
  party_id uuid not null constraint bank_account_once unique references party (id),
  bank text not null check (char_length(bank) between 4 and 60),
  -- 大额支付行号 of the branch; empty when not told.
  bank_code text not null check (bank_code ~ '^(\d{12})?$'),
  number_sealed text not null,
  changed_at timestamptz not null
);

-- Where a transfer went, as far as the centre knew: the bank and the last four digits.
alter table order_payout add column paid_to text;
