-- How several packs of uses run: all from delivery, or each after the one before. Null where there was no choice.
alter table trade_order add column packs_run text check (packs_run in ('together', 'inTurn'));
