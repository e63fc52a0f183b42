-- The centre runs no sandbox: what was registered with one is handed over by the supplier, and no form offers it any more.
update dict_item set is_retired = true, is_default = false, label = '自行交付·受控环境'
  where dict = 'delivery' and value = 'platformSandbox' and label = '平台交付·数据沙箱';
update dict_item set is_retired = true, is_default = false, label = '自行交付·供方受控环境'
  where dict = 'delivery' and value = 'selfSandbox' and label = '自行交付·数据沙箱';
