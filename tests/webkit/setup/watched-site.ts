/** Puts a listener into each page of a site, as a driver tells nothing of what goes wrong in a page before it is asked. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** Under this name a tab keeps what went wrong in it, also over the pages that follow. */
export const problemsKey = 'problems-of-the-test';

/** Runs in the page, before anything of its own. */
function listen(key: string): void {
  const note = (text: string) => {
    const before = sessionStorage.getItem(key) ?? '';
    sessionStorage.setItem(key, `${before}${location.pathname}: ${text}\n`);
  };
  addEventListener(
    'error',
    ({ target, message }) => {
      const source = target instanceof Element ? (target.getAttribute('src') ?? '') : message;
      note(`failed: ${source}`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => note(`rejected: ${String(reason)}`));
  const { error } = console;
  console.error = (...said: unknown[]) => {
    note(`said: ${said.map(String).join(' ')}`);
    error(...said);
  };
}

// Before the page's policy, which would forbid it.
const script = `<script>(${listen.toString()})(${JSON.stringify(problemsKey)})</script>`;

function answerPage(answer: http.IncomingMessage, outgoing: http.ServerResponse): void {
  const parts: Buffer[] = [];
  answer.on('data', (part: Buffer) => parts.push(part));
  answer.on('end', () => {
    const page = Buffer.concat(parts).toString().replace('<head>', `<head>${script}`);
    const headers = { ...answer.headers, 'content-length': String(Buffer.byteLength(page)) };
    outgoing.writeHead(answer.statusCode ?? 500, headers).end(page);
  });
}

/** Serves the site at `target` with a listener in each page. */
export async function watchSite(target: string): Promise<{ address: string; stop: () => void }> {
  const { hostname, port } = new URL(target);
  const server = http.createServer((incoming, outgoing) => {
    // The same `Host`: the site compares where a form comes from with it.
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    const { method, url: path } = incoming;
    const asked = http.request({ hostname, port, method, path, headers }, (answer) => {
      if (answer.headers['content-type']?.startsWith('text/html')) answerPage(answer, outgoing);
      else answer.pipe(outgoing.writeHead(answer.statusCode ?? 500, answer.headers));
    });
    asked.on('error', () => outgoing.destroy());
    incoming.pipe(asked);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port: own } = server.address() as AddressInfo;
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { address: `http://localhost:${own}`, stop };
}
