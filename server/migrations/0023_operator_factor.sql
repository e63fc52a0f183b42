-- What a session runs on, so that its owner knows it again; and the second factor of the centre's own people.
alter table session
  add column device text not null default '' check (char_length(device) <= 60),
  -- True once the second factor was given in this session.
  add column is_proven boolean not null default false;

alter table operator
  -- A password that someone else has set opens nothing but its own change.
  add column must_change_password boolean not null default true,
  -- RFC 6238; sealed. The pending one counts only once a code of it has been given.
  add column totp_sealed text,
  add column totp_pending text,
  add column totp_since timestamptz,
  -- The 30-second step of the last code that was taken: no code is taken twice.
  add column totp_step bigint not null default 0,
  add constraint operator_totp_whole check ((totp_sealed is null) = (totp_since is null));

create table operator_recovery_code (
  operator_id uuid not null references operator (id),
  code_blind text not null,
  used_at timestamptz,
  primary key (operator_id, code_blind)
);

-- Whether admins and reviewers must set up the second factor: 'required' or 'optional'.
insert into setting (key, value) values ('office_totp', 'required');
