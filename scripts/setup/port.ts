import { createServer } from 'node:net';
import { Stop } from './say.mjs';

function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code !== 'EADDRINUSE' && error.code !== 'EACCES'),
    );
    server.listen({ port, host }, () => server.close(() => resolve(true)));
  });
}

/** The port that `PORT` asks for (8888 without it); throws a clear sentence when it is taken or not a port. */
export async function wantedPort(): Promise<number> {
  const text = process.env.PORT ?? '8888';
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Stop(
      `PORT is "${text}", which is no port number. Give a number from 1 to 65535, such as PORT=9000.`,
    );
  if (!(await isFree(port, '127.0.0.1')) || !(await isFree(port, '::')))
    throw new Stop(
      `Port ${port} is taken by another program. End that program, or choose another port: PORT=${port + 1} npm start`,
    );
  return port;
}
