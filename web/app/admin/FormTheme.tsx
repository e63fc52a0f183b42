import { LoadingOutlined } from '@ant-design/icons';
import { App, ConfigProvider } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import { type ReactNode, useMemo } from 'react';
import { useIsDark, usePreferences } from '#app/lib/reading-preferences.ts';
import './kit.css';
import { themeFor } from './theme.ts';

/** antd in Chinese, in the centre's colours and as the reader wants it. */
export function FormTheme({ children }: { children: ReactNode }) {
  const preferences = usePreferences();
  const isDark = useIsDark();
  const theme = useMemo(() => themeFor({ ...preferences, isDark }), [preferences, isDark]);
  return (
    <ConfigProvider
      locale={zhCN}
      theme={theme}
      button={{ autoInsertSpace: false, loadingIcon: <LoadingOutlined aria-hidden /> }}
    >
      <App component={false}>{children}</App>
    </ConfigProvider>
  );
}
