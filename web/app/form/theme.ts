// antd's theme, read from the same tokens as the style sheets.
import type { ThemeConfig } from 'antd';
import sheet from '#app/ui/tokens.css?raw';

function token(name: string): string {
  return new RegExp(`--${name}:\\s*([^;]+);`).exec(sheet)?.[1] ?? '';
}

export const theme: ThemeConfig = {
  token: {
    colorPrimary: token('action'),
    colorLink: token('action'),
    colorText: token('ink'),
    colorTextSecondary: token('ink-2'),
    colorTextTertiary: token('ink-3'),
    colorTextDescription: token('ink-3'),
    colorTextPlaceholder: token('ink-3'),
    colorBorder: token('line-strong'),
    colorBorderSecondary: token('line'),
    colorBgLayout: token('ground'),
    colorSuccess: token('good'),
    colorWarning: token('warn'),
    colorError: token('bad'),
    borderRadius: 6,
    controlHeight: 40,
    fontSize: 16,
    fontFamily: token('font'),
  },
  components: { Form: { itemMarginBottom: 28, verticalLabelPadding: '0 0 6px' }, Button: { primaryShadow: 'none' } },
};
