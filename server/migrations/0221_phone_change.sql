-- An account's phone may change: one that is lost, by an application with papers, from people who are not attested too.
alter table application drop constraint application_subject_check;
alter table application add constraint application_subject_check
  check (subject in ('attestation', 'merchant', 'permit', 'experience', 'phone'));
alter table application drop constraint application_check1;
alter table application add constraint application_check1
  check (subject in ('attestation', 'phone') or party_id is not null);

insert into review_phrase (id, desk, words) values
  (uuid_v7(), 'phone', '材料看不清，请重新拍摄后上传。'),
  (uuid_v7(), 'phone', '材料与认证主体不一致，请上传本人身份证件或加盖公章的说明。'),
  (uuid_v7(), 'phone', '请写明原手机停用的原因与时间。');
