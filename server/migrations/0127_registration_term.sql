-- A certificate's term ends while its product stays on the market: its holder is reminded once before, and the market
-- sees that the registration is not certified any more until it is renewed.
alter table certificate add column reminded_at timestamptz;
create index certificate_expired on certificate (subject_id) where kind = 'product' and state = 'expired';

alter table product add column is_certified boolean not null default true;
