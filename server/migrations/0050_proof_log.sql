-- The proof log: entries are written by whoever certifies, in their own transaction; one sequencer gives each its place
-- in a Merkle tree after RFC 6962, keeps the tree as tiles after C2SP, and signs how far it has grown.
create table proof_entry (
  id bigint primary key generated always as identity,
  -- What it is about, by the number that people read.
  subject text not null,
  event text not null,
  entry text not null check (octet_length(entry) between 1 and 65535),
  at timestamptz not null,
  constraint proof_entry_event unique (subject, event)
);
create trigger proof_entry_append_only
  before update or delete or truncate on proof_entry
  for each statement execute function refuse_rewrite();

-- What waits for its place.
create table proof_pending (
  entry_id bigint primary key references proof_entry
);

create table proof_leaf (
  index bigint primary key check (index >= 0),
  entry_id bigint not null unique references proof_entry,
  hash bytea not null check (octet_length(hash) = 32)
);
create trigger proof_leaf_append_only
  before update or delete or truncate on proof_leaf
  for each statement execute function refuse_rewrite();

-- Up to 256 hashes of one level side by side; a tile only grows.
create table proof_tile (
  level int not null check (level between 0 and 63),
  index bigint not null check (index >= 0),
  hashes bytea not null check (octet_length(hashes) between 32 and 8192 and octet_length(hashes) % 32 = 0),
  primary key (level, index)
);
create function refuse_other_hashes() returns trigger language plpgsql as $$
begin
  if substring(new.hashes for octet_length(old.hashes)) <> old.hashes
    or (new.level, new.index) <> (old.level, old.index) then
    raise exception 'proof_tile is append-only';
  end if;
  return new;
end $$;
create trigger proof_tile_grows before update on proof_tile
  for each row execute function refuse_other_hashes();
create trigger proof_tile_append_only
  before delete or truncate on proof_tile
  for each statement execute function refuse_rewrite();

-- Signed notes, each as it was published.
create table proof_checkpoint (
  id bigint primary key generated always as identity,
  size bigint not null check (size >= 0),
  note text not null,
  signed_at timestamptz not null
);
create trigger proof_checkpoint_append_only
  before update or delete or truncate on proof_checkpoint
  for each statement execute function refuse_rewrite();

-- A certificate's content becomes its fields, each with the salt that its commitment in the log was made with.
alter table certificate add column state_salt text;

-- What was issued before is committed to anew, in the order of the old log, which nobody had signed or published.
create function pg_temp.spelling(value jsonb) returns text language sql as $$
  select case jsonb_typeof(value)
    when 'array' then '[' || coalesce((select string_agg(item::text, ',' order by place)
      from jsonb_array_elements(value) with ordinality as list (item, place)), '') || ']'
    else value::text end $$;
create function pg_temp.salt() returns text language sql volatile as $$
  select replace(gen_random_uuid()::text, '-', '') $$;
create function pg_temp.committed(salt text, field text, value jsonb) returns text language sql as $$
  select encode(sha256(convert_to(
    '["' || salt || '","' || field || '",' || pg_temp.spelling(value) || ']', 'UTF8')), 'hex') $$;
create function pg_temp.moment(at timestamptz) returns text language sql as $$
  select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') $$;

do $$
declare
  logged record;
  issued text;
  old jsonb;
  facts jsonb;
  named text;
  salts jsonb;
  promises text;
  spelled text;
  reason_salt text;
begin
  for logged in
    select l.event, l.at, c.id, c.number, c.kind, c.content, c.state_reason
    from certificate_log l join certificate c on c.id = l.certificate_id order by l.sequence
  loop
    if logged.event = 'issued' then
      old := logged.content::jsonb;
      facts := old -> 'facts';
      if logged.kind = 'sale' then
        named := facts ->> 'buyerName';
        facts := facts || jsonb_build_object('buyerMasked',
          left(named, case when char_length(named) > 4 then 2 else 1 end)
          || repeat('＊', least(greatest(char_length(named) - case when char_length(named) > 4 then 2 else 1 end, 1), 6)));
      end if;
      select jsonb_object_agg(key, pg_temp.salt()) into salts from jsonb_object_keys(facts) as keys (key);
      select string_agg(to_jsonb(key)::text || ':"' || pg_temp.committed(salts ->> key, key, value) || '"', ','
               order by key collate "C"),
             string_agg(to_jsonb(key)::text || ':["' || (salts ->> key) || '",' || pg_temp.spelling(value) || ']', ','
               order by key collate "C")
        into promises, spelled from jsonb_each(facts);
      issued := '{"at":' || (old -> 'issuedAt')::text || ',"commitments":{' || promises
        || '},"event":"issued","issuer":' || (old -> 'issuer')::text || ',"kind":"' || logged.kind
        || '","number":"' || logged.number || '","validUntil":' || (old -> 'validUntil')::text || '}';
      update certificate set content = '{' || spelled || '}' where id = logged.id;
      insert into proof_entry (subject, event, entry, at) values (logged.number, 'issued', issued, logged.at);
    else
      reason_salt := pg_temp.salt();
      select entry into issued from proof_entry where subject = logged.number and event = 'issued';
      update certificate set state_salt = reason_salt where id = logged.id;
      insert into proof_entry (subject, event, entry, at) values (logged.number, logged.event,
        '{"at":"' || pg_temp.moment(logged.at) || '","commitments":{"reason":"'
        || pg_temp.committed(reason_salt, 'reason', to_jsonb(logged.state_reason)) || '"},"event":"' || logged.event
        || '","issued":"' || encode(sha256('\x00'::bytea || convert_to(issued, 'UTF8')), 'hex')
        || '","kind":"' || logged.kind || '","number":"' || logged.number || '"}', logged.at);
    end if;
  end loop;
end $$;
insert into proof_pending select id from proof_entry;

drop table certificate_log, certificate_log_size;
alter table certificate drop column sha256, drop column sm3;
alter table certificate add check ((state = 'valid') = (state_salt is null));
