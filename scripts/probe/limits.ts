import { judged, type Check, type Finding } from './finding.ts';
import type { ProbedSite } from './site.ts';

const bodyBytes = 4_400_000;
const hugeBytes = 7_000_000;
const answerBytes = 5_500_000;
const longest = 10_000;

const arrives: Check = {
  check: 'A body of 4.4 MB reaches a function',
  expected: 'every byte',
  advice:
    'Lower the limits of pictures and workbooks: see src/domain/import/preview.ts and src/server/images/calls.ts.',
  isVital: true,
};
const refused: Check = {
  check: 'A body of 7 MB is refused',
  expected: '413, and the site goes on',
  advice: "No page of the site sends so much; the host's limit has moved or answers another way.",
  isVital: false,
};
const whole: Check = {
  check: 'An answer of 5.5 MB arrives whole',
  expected: 'every byte',
  advice: 'Lower maxAnswerBytes in src/server/http/reply.ts: long lists and exports would be cut.',
  isVital: true,
};
const inTime: Check = {
  check: 'A function with a silent store answers by itself',
  expected: 'our own answer, 8 to 10 s after the question',
  advice: "Lower requestMilliseconds in src/server/edge.ts below the host's limit for functions.",
  isVital: true,
};

/** What the function said that waited, and when it was heard. */
export interface Waited {
  status: number;
  milliseconds: number;
  isStoreRefused: boolean;
}

export function judgeWait({ status, milliseconds, isStoreRefused }: Waited): Finding {
  const seconds = (milliseconds / 1_000).toFixed(1);
  const isOurs = status === 200 && isStoreRefused;
  return judged(
    inTime,
    isOurs && milliseconds >= 8_000 && milliseconds <= longest,
    `${isOurs ? 'our own answer' : `status ${status}`} after ${seconds} s`,
  );
}

export function judgeRefusal(status: number | null, isAlive: boolean): Finding {
  const answer = status === null ? 'the connection was cut' : String(status);
  return judged(
    refused,
    status === 413 && isAlive,
    isAlive ? answer : `${answer}, and the site no longer answers`,
  );
}

/** Asks for an answer that takes as long as a request may: begun first, since everything else can go on meanwhile. */
export async function checkTimeLimit(site: ProbedSite): Promise<Finding[]> {
  const begun = performance.now();
  const { status, body } = await site.call('GET', '/api/probe/wait/20');
  const milliseconds = performance.now() - begun;
  const { isStoreRefused } =
    status === 200
      ? (JSON.parse(body.toString()) as { isStoreRefused: boolean })
      : { isStoreRefused: false };
  return [judgeWait({ status, milliseconds, isStoreRefused })];
}

async function countBytes(site: ProbedSite, bytes: number) {
  const { status, body } = await site.call('POST', '/api/probe/body', Buffer.alloc(bytes, 1));
  return { status, body: body.toString() };
}

/** Bodies and answers near the limits of the platform. */
export async function checkSizes(site: ProbedSite): Promise<Finding[]> {
  const body = await countBytes(site, bodyBytes);
  const huge = await countBytes(site, hugeBytes).catch(() => ({ status: null }));
  const isAlive = (await site.visit('/api/health').catch(() => null))?.status === 200;
  const answer = await site.call('GET', `/api/probe/answer/${answerBytes}`);
  return [
    judged(
      arrives,
      body.status === 200 && body.body === JSON.stringify({ bytes: bodyBytes }),
      `${body.status} ${body.body.slice(0, 80)}`,
    ),
    judgeRefusal(huge.status, isAlive),
    judged(
      whole,
      answer.status === 200 && answer.body.length === answerBytes,
      `${answer.status} with ${answer.body.length} bytes`,
    ),
  ];
}
