// Measured against what people here choose: whatever a guesser of leaked lists tries first must be refused.
import { expect, test } from 'vitest';
import { weaknessOf } from './rules.ts';

const phone = '13912345678';

/** Passwords of eight and more characters, as they stand near the top of the lists that leaked from Chinese sites. */
const leaked = `12345678 123456789 1234567890 11111111 00000000 88888888 66666666 99999999 12344321 87654321 987654321
  123123123 112233445566 11223344 1122334455 147258369 741852963 963852741 147852369 789456123 159357456 12341234
  123456123 123321123 1234554321 12345679 123456780 01234567 0123456789 9876543210 123654789 321321321 159159159
  100200300 110110110 110120119 110120130 111222333 12121212 13131313 20082008 55555555 77777777 22222222 33333333
  44444444 1111111111 0000000000 123456789a 123456789q a123456789 aa123456 a12345678 a1234567 abc123456 123456abc
  12345678a 1234567a 123456aa 123456qq qq123456 qq123456789 q123456789 q1234567 w123456789 z123456789 z1234567 s123456789
  x123456789 l123456789 asd123456 qwe123456 zxc123456 as123456 zz123456 ab123456 abcd1234 abcd123456 a1b2c3d4 1a2b3c4d
  qwertyui qwertyuiop asdfghjk asdfghjkl zxcvbnm123 qwer1234 1234qwer asdf1234 asdfasdf qweasdzxc qwerasdf qazwsxedc
  qazwsx123 1qaz2wsx 1qaz2wsx3edc 2wsx3edc zaq12wsx 1qazxsw2 zaq1xsw2 q1w2e3r4 1q2w3e4r 1q2w3e4r5t qwe123qwe 123qweasd
  123qwe123 asd123asd qwe12345 asdqwe123 1q2w3e4r5t6y poiuytrewq lkjhgfdsa mnbvcxz123 qweqweqwe asdasdasd zxczxczxc
  qwaszx12 a1s2d3f4 z1x2c3v4 woaini1314 woaini520 woaini521 woaini123 woaini1314520 woaini5201314 woaini123456
  woaini88 woainima woaiwojia woaiwoziji woaimama iloveyou iloveyou1 iloveyou520 iloveyou1314 loveyou1314 love1314
  love5201314 aini1314 aini1314520 ai5201314 a5201314 5201314a 1314520a a1314520 5201314520 1314520520 52013145 520520520
  13145201314 5201314521 13145200 520131400 5845201314 5845211314 7758521a 7758521520 77585210 7758258520 3344520520
  2582587758 52113145 521521521 5211314521 201314520 20131452 1314woaini 520woaini 5201314wo wo5201314 w5201314 q5201314
  qq5201314 wang5201314 li5201314 zhang520 chen1314 laopo520 laopo1314 laogong520 laogong1314 baobao520 baobei520
  baobei1314 qinaide520 tiantian88 kaixin123 kuaile123 xingfu520 caonima1 caonima123 nimabide nihao123 nihaoma123
  woshishui woshishui123 woshini8 wodemima wodemima123 mima1234 mima123456 mimamima buzhidao buzhidao123 wobuzhidao
  zhongguo zhongguo1 woaizhongguo zhonghua1 beijing2008 beijing123 shanghai123 shanghai2010 guangzhou1 shenzhen123
  hangzhou123 chengdu123 taobao123 taobao123456 alipay123 weixin123 wechat123 huawei123 Huawei@123 Huawei12#$ xiaomi123
  tencent123 baidu123 admin123 admin888 admin1234 admin123456 admin@123 Admin@123 Admin@1234 Admin123! admin!@# root1234
  root123456 test1234 test123456 ceshi123 guest123 user1234 password password1 password123 Password1 Password123 P@ssw0rd
  P@ssw0rd1 P@ssw0rd123 p@ssw0rd passw0rd passw0rd1 pass1234 pass@123 Pass@word1 Passw0rd! welcome1 welcome123 Welcome@123
  shuji123 shuji2024 shuji2025 shuji@2026 Shuji@123 Shuji2026! shuju123 shuju2026 Abc@123456 Abc12345 Abc123456 Aa123456
  Aa123456. Aa123456! Aa@123456 Ab123456 A1234567 Qwer1234 Qwe123456 1qaz@WSX !QAZ2wsx !qaz@wsx 1QAZ2wsx ZAQ!2wsx Qaz123456
  qaz123456 123456qaz 123qaz456 qazqazqaz wsxedc123 abcdefgh abcdefg1 abcdefg123 abc12345678 abcabcabc aaaaaaaa aaaa1111
  aaa111222 aaa123456 aaaaaaa1 aabbccdd 1111aaaa 11111111a qqqqqqqq qqqq1111 zzzzzzzz asdasd123 zxcvbnm1 zxcvbnma dearbook
  computer 12345abc 123abc456 168168168 16881688 518518518 888888888 88886666 66668888 66888866 18181818 51885188 98989898
  10086100 10086123 12306123 qq100200 sunshine football superman princess woshizhu woshizhu1 xiaoxiao xiaoxiao1 dandan123
  feifei123 lingling xiaolong1 xiaofei123 xiaojing1 tingting tingting520 yangyang1 mingming1 jingjing1 lanlan520 haohao123
  长沙12345678 我爱你1314520 我爱你我爱你 密码12345678 一二三四五六七八`.split(/\s+/);

const names = 'wang li zhang liu chen yang huang zhao wu zhou xu sun ma zhu hu guo lin he gao liang'.split(' ');
const commonNames =
  'wei xiaoming fang na min jing lei qiang yang yong jie tao ming chao xia ping gang hong jun yan'.split(' ');
const families: Record<string, string[]> = {
  birthdays: [
    '19850612',
    '19900101',
    '19881225',
    '19951023',
    '20000229',
    '12061985',
    '01011990',
    '900101abc',
    '1990-01-01',
    '1990.12.31',
  ],
  'a name and digits': names.flatMap((name) => [`${name}123456`, `${name}12345678`, `${name}5201314`]),
  'a name and a year': names
    .map((name, place) => `${name}${commonNames[place]}${1980 + place}`)
    .filter((word) => word.length >= 8),
  'a name and a birthday': names.map((name, place) => `${name}19${70 + place}0${1 + (place % 9)}1${place % 10}`),
  'a whole name': names.map((name, place) => `${name}${commonNames[place]}`).filter((word) => word.length >= 8),
  'initials and a birthday': ['zx19900101', 'lxm19881225', 'wj19950512', 'cy850612a', 'hl880808'],
  'a name, a sign and digits': names.map((name) => `${name[0]?.toUpperCase()}${name.slice(1)}@123456`),
  'somebody’s phone': [
    '13800138000',
    '13912345670',
    '18612345678',
    '15888888888',
    'a13812341234',
    '13812341234a',
    'wo18600001111',
  ],
  'one’s own phone': [
    '12345678a',
    `a${phone.slice(-8)}`,
    `${phone.slice(-6)}wang`,
    `li${phone.slice(-6)}`,
    `+86${phone}`,
  ],
};

const good = `tide-lamp-river river-stone-2046 another-quiet-lake correct-horse-battery-staple plum7window!cedar
  vK7#mQ2zpL xk29fmqzwt J4!tuB9w-qe 7hTz$wpQ2x nb4Qx8Lw2e mO9-kfT3-wq2 qzkvtrwpmx R7vtQwzN2k t7Yp-2mQz-Lk4 g$8Kqw!zR1p
  wF3kzT9q!x pebble_orbit_canyon lantern&marble&frost copper.kettle.violin.fog winter-onion-bridge-47 moss+harbor+quartz
  velvet-compass-drizzle saddle,acorn,prism humble-glacier-42-otter tofu-umbrella-saturn Ziegel-Nebel-Fluss-9
  mango!bicycle!planet sparrow-94-cinnamon-dusk blue-teapot-under-rain 窗外那棵老槐树又开花了 清晨河畔有一点微风
  外婆家的灯笼是纸糊的 骑车去看没有人的海 石榴树下躺着三只猫 雨停以后再去修那把伞 半夜听见楼上拉小提琴 冬天的豆浆要放两勺糖
  他把船票夹在旧字典里 山路尽头卖烤红薯的人 铁皮屋顶上的鸽子和雪 蓝色暖水瓶里装着星星 书包侧袋有颗没吃的糖 柿子熟透前先下了霜
  第三节车厢靠窗没人坐 阳台上的薄荷又被踩了 老照相馆隔壁修钟表的 松鼠偷走半块核桃酥 梧桐影子盖住了停车牌 糖炒栗子besides雪
  竹篮打水!也要带伞 灯塔-企鹅-算盘-雾 九层塔配冷面K7 奶奶的缝纫机响到凌晨 🐳在🌧里弹🎹吃🍑喝🍵看🌋 三更的猫跳上第七级台阶`.split(
  /\s+/,
);

test('the passwords that people here choose most are all refused, each with a reason in words', () => {
  const chosen = [...leaked, ...Object.values(families).flat()];
  expect(new Set(chosen).size).toBeGreaterThanOrEqual(400);
  const accepted = chosen.filter((word) => weaknessOf(word, [phone]) === null);
  expect(accepted).toEqual([]);
});

test('good passphrases, Chinese ones among them, are accepted', () => {
  expect(new Set(good).size).toBeGreaterThanOrEqual(50);
  expect(good.map((word) => [word, weaknessOf(word, [phone])]).filter(([, weakness]) => weakness !== null)).toEqual([]);
});

test('a refusal says what makes the password easy to guess', () => {
  const reasonOf = (password: string) => String(weaknessOf(password, [phone])?.password);
  expect(reasonOf('zhangwei1988')).toContain('拼音');
  expect(reasonOf('a18630271945')).toContain('手机号');
  expect(reasonOf('19880612')).toContain('生日');
});

test('length counts characters as people see them: 64 emoji are 64, seven are seven', () => {
  const families = ['👨‍👩‍👧‍👦', '🏳️‍🌈', '👩🏽‍🚀', '🧑‍🍳', '🇨🇳', 'é', '🐳', '🎹'];
  const long = Array.from({ length: 64 }, (_, place) => families[(place * 7 + (place >> 3)) % families.length]).join(
    '',
  );
  expect(weaknessOf(long, [phone])).toBeNull();
  expect(weaknessOf(`${long}x`, [phone])?.password).toContain('8–64');
  expect(weaknessOf(['👨‍👩‍👧‍👦', '🏳️‍🌈', '👩🏽‍🚀', '🧑‍🍳', '🇨🇳', '🐳', '🎹'].join(''), [phone])?.password).toContain(
    '8–64',
  );
});
