-- The term of use is the tier's where the price list names one; only elsewhere is it agreed in months.
alter table trade_order alter column term_months drop not null;
alter table trade_order add constraint trade_order_term check (term_months is not null or tier ->> 'days' is not null);
