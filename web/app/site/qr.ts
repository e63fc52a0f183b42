// The footer's QR-style image: the centre's own address.
import { toString as drawQr } from 'qrcode';
import type { LoaderFunctionArgs } from 'react-router';
import { sitePlace } from './settings.ts';

export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const svg = await drawQr(`${context.get(sitePlace).publicOrigin}/`, {
    type: 'svg',
    margin: 1,
    color: { dark: '#1a2331', light: '#ffffff' },
  });
  return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=3600' } });
}
