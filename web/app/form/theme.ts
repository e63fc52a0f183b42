// antd's theme, read from the tokens as the style sheets have them at this moment.
import { theme as antd, type ThemeConfig } from 'antd';
import type { ReadingPreferences } from '#app/lib/reading-preferences.ts';

/** The factor of one rem by `html[data-text]`, as in ui/base.css. */
const scales: Record<ReadingPreferences['text'], number> = { standard: 1, large: 1.25, huge: 1.5 };

/** The theme for the scheme that is on; in the browser only. */
export function themeFor({ text, isDark }: { text: ReadingPreferences['text']; isDark: boolean }): ThemeConfig {
  const tokens = getComputedStyle(document.documentElement);
  const token = (name: string) => tokens.getPropertyValue(`--${name}`).trim();
  return {
    algorithm: isDark ? antd.darkAlgorithm : antd.defaultAlgorithm,
    token: {
      colorPrimary: token('action'),
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
      colorSuccess: token('good'),
      colorWarning: token('warn'),
      colorError: token('bad'),
      borderRadius: 6,
      controlHeight: 40 * scales[text],
      fontSize: 16 * scales[text],
      fontFamily: token('font'),
      // A list or a dialog is where it will be at once: while it slides, antd lets a press through to what lies beneath.
      motion: false,
    },
    components: { Form: { itemMarginBottom: 28, verticalLabelPadding: '0 0 6px' }, Button: { primaryShadow: 'none' } },
  };
}
