-- What someone wrote of a demand before they were attested: one to an account, sealed as a whole, for it holds a contact.
create table demand_sketch (
  account_id uuid primary key references account (id),
  content_sealed text not null,
  saved_at timestamptz not null
);
