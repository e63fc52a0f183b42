// antd's theme, read from the tokens as the style sheets have them at this moment.
import { theme as antd, type ThemeConfig } from 'antd';
import type { ReadingPreferences } from '#app/lib/reading-preferences.ts';

/** The factor of one rem by `html[data-text]`, as in ui/base.css. */
const scales: Record<ReadingPreferences['text'], number> = { standard: 1, large: 1.25, huge: 1.5 };

/** The theme for the scheme that is on; in the browser only. */
export function themeFor({ text, isDark }: { text: ReadingPreferences['text']; isDark: boolean }): ThemeConfig {
  const tokens = getComputedStyle(document.documentElement);
  const token = (name: string) => tokens.getPropertyValue(`--${name}`).trim();
  const scale = scales[text];
  // antd would mix paler and darker ones of its own.
  const statusTokens = (status: string, name: string) => ({
    [`color${status}`]: token(name),
    [`color${status}Bg`]: token(`${name}-soft`),
    [`color${status}Border`]: token(`${name}-line`),
  });
  return {
    algorithm: isDark ? antd.darkAlgorithm : antd.defaultAlgorithm,
    token: {
      colorPrimary: token('action'),
      colorPrimaryHover: token('action-strong'),
      colorPrimaryActive: token('action-strong'),
      colorPrimaryBg: token('action-soft'),
      colorLink: token('action'),
      colorText: token('ink'),
      colorTextSecondary: token('ink-2'),
      colorTextTertiary: token('ink-3'),
      colorTextDescription: token('ink-3'),
      colorTextPlaceholder: token('ink-3'),
      colorTextLightSolid: token('on-action'),
      colorBorder: token('line-strong'),
      colorBorderSecondary: token('line'),
      colorBgBase: token('paper'),
      colorBgContainer: token('paper'),
      colorBgElevated: token('paper'),
      colorBgLayout: token('ground'),
      ...statusTokens('Info', 'action'),
      ...statusTokens('Success', 'good'),
      ...statusTokens('Warning', 'warn'),
      ...statusTokens('Error', 'bad'),
      borderRadius: 6,
      borderRadiusLG: 6,
      controlHeight: 40 * scale,
      controlHeightSM: 32 * scale,
      controlHeightLG: 48 * scale,
      fontSize: 16 * scale,
      fontFamily: token('font'),
      // A list or a dialog is where it will be at once: while it slides, antd lets a press through to what lies beneath.
      motion: false,
    },
    components: {
      Alert: { defaultPadding: '12px 16px', withDescriptionPadding: '12px 16px' },
      Button: {
        borderRadiusSM: 6,
        primaryShadow: 'none',
        paddingInline: 18,
        paddingInlineSM: 12,
        paddingInlineLG: 28,
        contentFontSizeSM: 14 * scale,
        contentFontSizeLG: 17 * scale,
      },
      Card: { borderRadiusLG: 10, headerBg: 'transparent', headerFontSize: 20 * scale },
      Form: { itemMarginBottom: 28, verticalLabelPadding: '0 0 6px' },
      Modal: { borderRadiusLG: 10, titleFontSize: 18 * scale },
      Select: { borderRadiusSM: 6 },
      Tag: { defaultBg: token('ground'), defaultColor: token('ink-2') },
    },
  };
}
