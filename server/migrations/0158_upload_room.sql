-- How much may be kept that nothing uses yet, by standing and in all (MB), and how much of the disk stays free (percent).
insert into setting (key, value) values
  ('upload_room_unverified', '50'), ('upload_room_verified', '1024'), ('upload_room_seller', '20480'),
  ('upload_room_all', '204800'), ('disk_free_least', '10');
