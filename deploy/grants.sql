-- What each role may do with the tables; `npm run migrate` runs it as their owner after each upgrade. Everything is
-- taken first, so that what is not named here is gone. server/test/roles.test.ts holds the lists against the
-- program's own statements: neither may name what the other does not.
revoke all on all tables in schema public from shuji_web, shuji_worker, shuji_auditor;
grant usage on schema public to shuji_web, shuji_worker, shuji_auditor;
grant usage on all sequences in schema public to shuji_web, shuji_worker;

-- Histories may be read and added to.
grant select, insert on all tables in schema public to shuji_web, shuji_worker;
revoke insert on schema_migration, setting from shuji_web, shuji_worker;

grant update on
  account, account_consent, application, application_event, application_step, approval, bank_account, bank_receipt, broadcast,
  certificate, challenge, complaint,
  consent_withdrawal, data_copy, demand, demand_match, demand_sketch, dict_item, document, file, file_download,
  file_integrity, file_scan, file_upload, gateway_access, gateway_call, gateway_meter, gateway_usage, job_run, known_device,
  member, merchant, news, news_view, node, node_lease, notice, notice_setting, notice_sms, objection, offer, office_view, operator,
  operator_link, operator_preference, operator_recovery_code, order_delivery, order_dispute, order_invoice, order_message_seen,
  order_payment, order_reference, partner, party, poster, product, product_api_test, product_import, product_term,
  product_version, product_view, quota, rating, rating_report, region_change, review_claim, sample_lease, saved_search, session, setting,
  statement_layout, supplier_match, trade_order, trading_record_link, trial_upstream, update_key, update_punctuality, update_report, update_watch
to shuji_web, shuji_worker;

-- A tile grows at its end; its trigger refuses every other change.
grant update (hashes) on proof_tile to shuji_web, shuji_worker;

grant delete on
  bank_account, broadcast, challenge, data_copy, demand_follow, demand_sketch, favourite, file, file_download, file_upload, gateway_call,
  gateway_flight, gateway_usage, job_run, known_device, member_invitation, node, node_lease, notice, notice_setting, notice_sms, office_view, operator_preference,
  operator_recovery_code, order_reference, poster, product_term, proof_pending, quota, review_claim, review_phrase,
  saved_search, search_mark, session, trading_record_link, update_watch, view_mark
to shuji_web, shuji_worker;

grant select on
  audit_entry, audit_link, audit_actor, certificate, proof_checkpoint, proof_entry, proof_leaf, proof_pending,
  proof_tile, schema_migration, site_change, list_export
to shuji_auditor;

-- The schedule is pg-boss's own; whoever runs no jobs does not see it.
grant usage on schema pgboss to shuji_worker;
grant select, insert, update, delete on all tables in schema pgboss to shuji_worker;
grant execute on all functions in schema pgboss to shuji_worker;
