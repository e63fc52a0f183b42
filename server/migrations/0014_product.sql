-- Data products: what is registered, every version of it, every step, and who cares for it.

-- `status` is the product's own standing; while it is 'new' it stands where its first version stands.
-- The columns from `name` on are the registered content laid out for finding, copied from a version when it is registered.
create table product (
  id uuid primary key,
  number text not null constraint product_number unique,
  party_id uuid not null references party (id),
  merchant_id uuid not null references merchant (id),
  status text not null default 'new' check (status in ('new', 'registered', 'listed', 'unlisted', 'suspended', 'revoked')),
  version_id uuid,
  certificate_id uuid references certificate (id),
  certificate_number text,
  name text,
  summary text,
  cover uuid,
  product_type text,
  industry text,
  scenes text[],
  -- Codes of GB/T 2260 with all the divisions above them, so that a province finds its cities.
  regions text[],
  price_mode text,
  -- Fen; null where no tier tells a price.
  price_from bigint check (price_from >= 0),
  -- Whether there are dearer tiers.
  price_varies boolean,
  delivery text[],
  update_frequency text,
  has_trial boolean,
  -- Name and size of the sample file; null when none is offered.
  sample jsonb,
  -- The supplier's name as it was registered, which is what the certificate says.
  merchant_name text,
  -- Sanitised HTML.
  detail text,
  -- Completeness and freshness as one number, higher first; see qualityScore.
  score integer not null default 0,
  search tsvector,
  created_at timestamptz not null,
  registered_at timestamptz,
  listed_at timestamptz,
  constraint product_registered check (status = 'new' or (
    version_id is not null and certificate_id is not null and certificate_number is not null and name is not null and summary is not null
    and product_type is not null and industry is not null and scenes is not null and regions is not null
    and price_mode is not null and price_varies is not null and delivery is not null and update_frequency is not null and has_trial is not null
    and merchant_name is not null and detail is not null and search is not null
    and registered_at is not null)),
  constraint product_listed check (status <> 'listed' or listed_at is not null)
);

-- Lists and counts walk over many rows and read little of each: what only the product's own page shows lies apart.
alter table product set (toast_tuple_target = 256);
alter table product alter column search set storage external;
alter table product alter column summary set storage main;

-- One registration form. Its content may change in 'draft' and 'correction' only; each submission is kept in the history.
create table product_version (
  id uuid primary key,
  product_id uuid not null references product (id),
  sequence integer not null check (sequence > 0),
  status text not null default 'draft' check (status in ('draft', 'pending', 'correction', 'refused', 'notice', 'registered')),
  content jsonb not null,
  -- Name, phone and e-mail as one sealed text.
  contact text not null,
  submissions integer not null default 0,
  -- What the last review said, and at which fields; empty again once the version is handed in anew.
  reason text,
  opinions jsonb,
  submitted_at timestamptz,
  notice_from timestamptz,
  notice_until timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint product_version_sequence unique (product_id, sequence),
  constraint product_version_notice check ((status <> 'notice') or (notice_from is not null and notice_until > notice_from))
);
create unique index product_version_one_open on product_version (product_id)
  where status in ('draft', 'pending', 'correction', 'notice');
create index product_version_queue on product_version (submitted_at, id) where status = 'pending';
create index product_version_notice_due on product_version (notice_until) where status = 'notice';
alter table product add constraint product_version_fk foreign key (version_id) references product_version (id);

create table product_history (
  id bigint generated always as identity primary key,
  product_id uuid not null references product (id),
  version_id uuid not null references product_version (id),
  at timestamptz not null,
  step text not null,
  from_status text not null,
  to_status text not null,
  side text not null check (side in ('owner', 'office', 'system')),
  actor_id uuid,
  actor_name text,
  reason text,
  opinions jsonb,
  -- What was handed in; only with step 'submit'.
  content jsonb,
  constraint product_history_content check ((step = 'submit') = (content is not null))
);
create index product_history_product on product_history (product_id, id);

create trigger product_history_append_only
  before update or delete or truncate on product_history
  for each statement execute function refuse_rewrite();

create table favourite (
  account_id uuid not null references account (id),
  product_id uuid not null references product (id),
  created_at timestamptz not null,
  primary key (account_id, product_id)
);
create index favourite_product on favourite (product_id, created_at);
create index favourite_account on favourite (account_id, created_at desc);

create table product_view (
  product_id uuid not null references product (id),
  day date not null,
  views integer not null default 0,
  primary key (product_id, day)
);

-- Merchants that may not trade at this moment. They are few, so asking for them costs each list next to nothing.
create view frozen_merchant as
select m.id from application a join merchant m on m.application_id = a.id
where a.subject = 'merchant' and a.status = 'frozen'
union all
select m.id from application a join party p on p.attestation_id = a.id join merchant m on m.party_id = p.id
where a.subject = 'attestation' and a.status = 'frozen';

-- The market's orders. Each starts with the filters people combine most, and holds only what is visible.
create index product_market on product (score desc, id) where status = 'listed';
create index product_market_type on product (product_type, score desc, id) where status = 'listed';
create index product_market_industry on product (industry, score desc, id) where status = 'listed';
create index product_newest on product (listed_at desc, id) where status = 'listed';
create index product_price on product (price_from, id) where status = 'listed';
create index product_merchant on product (merchant_id, score desc, id) where status = 'listed';
create index product_owner on product (party_id, created_at desc);
-- Narrow enough to count from alone.
create index product_facets on product (industry, product_type, price_mode, update_frequency) where status = 'listed';
create index product_scenes on product using gin (scenes) where status = 'listed';
create index product_regions on product using gin (regions) where status = 'listed';
create index product_delivery on product using gin (delivery) where status = 'listed';
create index product_search on product using gin (search) with (fastupdate = off) where status = 'listed';
