// Names a device by its operating system and browser, so that its owner recognizes it in a list.

const systems: [RegExp, string][] = [
  [/HarmonyOS|OpenHarmony/, '鸿蒙'],
  [/iPad/, 'iPad'],
  [/iPhone|iPod/, 'iPhone'],
  [/Android/, '安卓'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux|X11/, 'Linux'],
];

// Those that call themselves Chrome or Safari as well come first.
const browsers: [RegExp, string][] = [
  [/MicroMessenger/, '微信'],
  [/DingTalk/, '钉钉'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/QQBrowser/, 'QQ 浏览器'],
  [/UCBrowser/, 'UC 浏览器'],
  [/HuaweiBrowser/, '华为浏览器'],
  [/MiuiBrowser/, '小米浏览器'],
  [/OPR\//, 'Opera'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
];

/** `Windows · Chrome`; empty for an unknown user agent. Only these words are ever stored. */
export function deviceOf(userAgent: string): string {
  return [nameIn(systems, userAgent), nameIn(browsers, userAgent)].filter((word) => word !== '').join(' · ');
}

function nameIn(names: [RegExp, string][], userAgent: string): string {
  return names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? '';
}
