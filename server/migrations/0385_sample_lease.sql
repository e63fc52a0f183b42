-- Until when one node measures a sample: of many that are woken, each takes other samples.
create table sample_lease (
  file_id uuid primary key references file on delete cascade,
  until timestamptz not null
);

-- A sample is measured as soon as it is in use, whichever version of the program claims it, and its product is marked
-- as 可试用 as soon as it is measured.
create function tell_sample_claimed() returns trigger language plpgsql as $$
begin
  perform pg_notify('sample_claimed', '');
  return null;
end $$;
create trigger sample_claimed after update of claimed_at on file for each row
  when (old.claimed_at is null and new.claimed_at is not null and new.purpose = 'sample')
  execute function tell_sample_claimed();

create function tell_sample_measured() returns trigger language plpgsql as $$
begin
  perform pg_notify('sample_measured', '');
  return null;
end $$;
create trigger sample_measured after insert on sample_profile for each statement execute function tell_sample_measured();
