-- The form of the picture that a captcha is.
insert into setting (key, value) values ('captcha_form', 'letters') on conflict (key) do nothing;
