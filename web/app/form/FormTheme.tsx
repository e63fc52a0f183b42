import { App, ConfigProvider } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import { type ReactNode, useMemo } from 'react';
import { useIsDark, useLook } from '#app/lib/reading-preferences.ts';
import './form.css';
import { themeFor } from './theme.ts';

/** antd in Chinese, in the centre's colours and as the reader wants it. */
export function FormTheme({ children }: { children: ReactNode }) {
  const look = useLook();
  const isDark = useIsDark();
  const theme = useMemo(() => themeFor({ ...look, isDark }), [look, isDark]);
  return (
    <ConfigProvider locale={zhCN} theme={theme} button={{ autoInsertSpace: false }}>
      <App component={false}>{children}</App>
    </ConfigProvider>
  );
}
