// A supplier's interface that answers at once, for the gateway's bench.
import { createServer } from 'node:http';
import { env } from 'node:process';

const body = JSON.stringify({ rows: Array.from({ length: 20 }, (_, index) => ({ index, level: 312.4, unit: 'cm' })) });

createServer((_, response) =>
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }).end(body),
).listen(Number(env.PORT), '127.0.0.1');
