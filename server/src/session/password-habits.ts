// Common parts of passwords, by frequency, from the lists that leaked from Chinese sites.

/** Digits that sound like a sentence, mean luck, or are a way across the keypad. */
const digits = `520 1314 5201314 1314520 521 5211314 1314521 7758521 7758258 5203344 3344 3344520 520520 521521 13145200
  52013140 131420 201314 1314000 147258 147258369 147852 147852369 159357 159753 357159 258369 258456 963852741 741852963
  741852 789456 789456123 456789 456123 987654 123321 123123 112233 11223344 1122334455 121212 123654 123456 1234567
  12345678 123456789 1234567890 0123456789 987654321 9876543210 88888888 66666666 168168 1688 168 518518 518 918 998
  886 666 888 999 110 119 120 114 10086 10010 10000 12306 12315 12345 110110 119119 110120 110119 110120119 100200
  100200300 123123123 112233445566 101010 10101010 20082008 13579 24680 1357924680 02468 135790 246810 5845201314 584520
  5845211314 2582587758 7758521520 1230123 1234321 12344321 1234554321 123454321 456456 789789 147147 258258 369369
  159159 753951 951753 85208520 8520 9420 9494 1573 555666 111222 111222333 123000 000123 001001 007007`;

/** Common names, loved ones, curses and beliefs. */
const phrases = `woaini aini woaiwo woaiwojia woaini1314 woaini520 woaini521 woaini123 woaini5201314 wodeai aiwo
  baobao baobei baobeier laopo laogong laopowoaini laogongwoaini qinaide wangfei nihao nihaoma nishishui woshishui
  woshini woshiren woshinibaba nibaba nimade tamade caonima wocaonima nimabi wocao shabi sb250 zhu wobuzhidao buzhidao
  wangjile woyaozhuanqian facai fadacai gongxifacai wanshiruyi tiantian tiantiankuaile kuaile kaixin xingfu yongyuan
  yiwannian woainiyiwannian tianwanggaidihu mingtian jintian zhongguo zhonghua woaizhongguo woshizhongguoren
  zhongguoren beijing shanghai guangzhou shenzhen chengdu chongqing tianjin hangzhou nanjing wuhan xian suzhou hunan
  hubei henan hebei shandong shanxi sichuan jiangsu zhejiang fujian guangdong mima mimashi denglu zhanghao yonghu
  wodemima mimawangle guanliyuan ceshi kaifa yunwei yunying shuju shujuku wangluo fuwuqi diannao shouji youxiang
  weixin wechat qqmima qq taobao zhifubao alipay tmall jingdong jd baidu tengxun tencent alibaba huawei xiaomi oppo
  vivo lenovo douyin weibo sina sohu netease 163 126 12306 gongsi qiye keji jituan zhengfu shuji shujuji jiaoyi
  zhongxin jiaoyizhongxin datacenter dataexchange exchange portal office operator reviewer editor auditor caiwu kuaiji
  renshi xingzheng boss laoban jingli zongjingli admin administrator root system sysadmin manager master super
  superuser user guest test tester demo default public oracle mysql postgres password passwd pass passw0rd pwd
  p@ssw0rd secret welcome login iloveyou love loveyou forever angel princess sunshine dragon monkey baby asdasd abcabc
  wo ni ta ai de shi bu le zai you ren zhe zhong guo da lai shang aptx4869 ms0083jxj`;

const surnames = `wang li zhang liu chen yang huang zhao wu zhou xu sun ma zhu hu guo he gao lin luo zheng liang xie song
  tang han feng deng cao peng zeng xiao tian dong yuan pan yu jiang cai du ye cheng su wei lu ding ren shen yao cui zhong
  tan fan jin shi liao jia xia fu fang bai zou meng xiong qin qiu jiang yin xue yan duan lei hou long tao hao gu mao gong
  shao wan qian dai mo kong xiang chang ouyang`;

/** Rows, columns and crossings of the keyboard that are more than one straight run. */
const keys = `qwerty qwer qwert qwertyui qwertyuiop asdf asdfg asdfgh asdfghjk asdfghjkl zxcv zxcvb zxcvbn zxcvbnm qaz
  qazwsx qazwsxedc wsx edc rfv tgb yhn ujm qazxsw qazxswedc 1qaz 2wsx 3edc 4rfv 1qaz2wsx 1qaz2wsx3edc 2wsx3edc zaq1 xsw2
  cde3 zaq12wsx zaq1xsw2 1qazxsw2 q1w2e3 q1w2e3r4 1q2w3e 1q2w3e4r 1q2w3e4r5t a1s2d3 a1s2d3f4 z1x2c3 z1x2c3v4 qwe asd zxc
  qweasd qweasdzxc asdzxc qwe123 asd123 zxc123 123qwe 123asd 123zxc 123qweasd 123qweasdzxc qweqwe asdasd zxczxc qwaszx
  qawsed poiuyt poiuytrewq lkjhgf lkjhgfdsa mnbvcxz mnbvc plokij okmijn 1234qwer qwer1234 asdf1234 zxcv1234 abc abcd
  abcde abcdef abcdefg abcdefgh abc123 abcd1234 a1b2c3 a1b2c3d4 aaa111 abc aa aaa qq qqq zz zzz xx xxx ss as qw ab`;

const characters = `我爱你 我爱我家 密码 我的密码 你好 中国 数集 数据 交易 中心 管理员 北京 上海 老婆 老公 宝贝 一二三四五六七八九十
  一二三四五六七八 零一二三四五六七八九 子丑寅卯辰巳午未申酉戌亥 甲乙丙丁戊己庚辛壬癸 天天向上 好好学习 恭喜发财 万事如意 床前明月光 春眠不觉晓`;

export const chineseWords = [digits, keys, phrases, surnames, characters].flatMap((list) => list.split(/\s+/));
