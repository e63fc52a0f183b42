-- A change of a setting that weakens a guard or moves money is a request about the setting (`approval.subject_id`).
alter table setting add column id uuid not null default gen_random_uuid() constraint setting_id unique;

-- The second administrator of a change, where it took two.
alter table site_change
  add column approved_by uuid references operator (id)
    constraint site_change_two_people check (approved_by <> operator_id),
  add column approved_name text not null default '';
