import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { startServer } from './server';

/** How the mail service behaves until changed. */
export type MailBehaviour =
  | 'accept'
  | 'refuse the key'
  | 'refuse the mail'
  | 'too many'
  | 'fail'
  | 'hang'
  | 'lose the answer';

export interface SentMail {
  from: string;
  to: string[];
  subject: string;
  text: string;
  reply_to?: string | string[];
  headers?: Record<string, string>;
  /** The content is base64. */
  attachments?: { filename: string; content: string }[];
}

interface Refusal {
  statusCode: number;
  name: string;
  message: string;
}

const refusals: Partial<Record<MailBehaviour, Refusal>> = {
  'refuse the key': { statusCode: 401, name: 'invalid_api_key', message: 'API key is invalid' },
  'refuse the mail': {
    statusCode: 422,
    name: 'validation_error',
    message: 'Invalid `from` field.',
  },
  'too many': { statusCode: 429, name: 'rate_limit_exceeded', message: 'Too many requests.' },
  fail: { statusCode: 500, name: 'internal_server_error', message: 'Something went wrong.' },
};
const keyTaken: Refusal = {
  statusCode: 409,
  name: 'invalid_idempotent_request',
  message: 'This idempotency key has been used with a different payload.',
};

/** A small mail service that speaks Resend's protocol: one mail per idempotency key. */
export class MailServer {
  /** The sent emails, by idempotency key. */
  readonly mails = new Map<string, SentMail>();
  /** The idempotency key of every request, including repeated and rejected ones. */
  readonly requests: string[] = [];
  behaviour: MailBehaviour = 'accept';
  stop: () => Promise<void> = () => Promise.resolve();

  async start(): Promise<string> {
    const server = await startServer((request, response) => void this.answer(request, response));
    this.stop = server.stop;
    return server.address;
  }

  reset(): void {
    this.mails.clear();
    this.requests.length = 0;
    this.behaviour = 'accept';
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const mail = (await json(request)) as SentMail;
    const key = String(request.headers['idempotency-key']);
    this.requests.push(key);
    if (this.behaviour === 'hang') return;
    const refusal = refusals[this.behaviour] ?? (this.isTaken(key, mail) ? keyTaken : undefined);
    if (!refusal) this.mails.set(key, mail);
    if (this.behaviour === 'lose the answer') response.destroy();
    else reply(response, refusal?.statusCode ?? 200, refusal ?? { id: key });
  }

  private isTaken(key: string, mail: SentMail): boolean {
    const known = this.mails.get(key);
    return known !== undefined && JSON.stringify(known) !== JSON.stringify(mail);
  }
}

function reply(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
