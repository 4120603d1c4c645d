import { connect } from 'node:net';

/** What came back on one connection. */
export interface RawAnswer {
  /** The statuses of all answers, in order. */
  statuses: number[];
  text: string;
}

interface Sent {
  /** What is sent, one part after the other. */
  parts: readonly (string | Buffer)[];
  /** Leaves at once after sending, as a closed tab does. */
  leaves?: boolean;
}

/** Sends bytes as they are to a site, and reads until it closes the connection, or says nothing for 20 seconds. */
export function sendRaw(site: string, { parts, leaves = false }: Sent): Promise<RawAnswer> {
  const { hostname, port } = new URL(site);
  return new Promise((resolve) => {
    const read: Buffer[] = [];
    const socket = connect(Number(port), hostname);
    socket.setTimeout(20_000, () => socket.destroy());
    socket.on('data', (part: Buffer) => read.push(part));
    // A site that has refused a request may close before all of it was sent.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      const text = Buffer.concat(read).toString('latin1');
      const statuses = [...text.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) =>
        Number(status),
      );
      resolve({ statuses, text });
    });
    for (const part of parts) socket.write(part);
    if (leaves) setTimeout(() => socket.resetAndDestroy(), 50);
  });
}

/** A whole request of some lines, and of a body. */
export const lines = (first: string, headers: readonly string[] = [], body = '') =>
  `${[first, 'Host: localhost', 'Connection: close', ...headers].join('\r\n')}\r\n\r\n${body}`;
