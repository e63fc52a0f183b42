import { Button } from '#app/ui/Button.tsx';

export function PrintButton() {
  return <Button onClick={() => window.print()}>打印或存为 PDF</Button>;
}
