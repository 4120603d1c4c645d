/** How a browser hands a picture to its host, ours or a hosted one, and reads the address in the answer. */
import { isPictureUrl } from '../domain/picture/address';
import { adminPaths } from '../admin-paths';
import { RequestFailed } from './failure';

/** A picture host; both hosts use the same upload protocol. */
export interface PictureHost {
  address: string;
  cloudName: string;
  uploadPreset: string;
  /** Whether it is this site's own; only that one needs the operator's session. */
  isOwn: boolean;
}

/** Milliseconds to send 500 KB from a phone on a poor connection. */
const uploadMilliseconds = 180_000;

/** The hosted service if both of its settings are given, else the built-in host. */
export function pictureHost(cloudName: unknown, uploadPreset: unknown): PictureHost {
  const isHosted =
    typeof cloudName === 'string' && typeof uploadPreset === 'string' && cloudName && uploadPreset;
  if (!isHosted)
    return { address: adminPaths.api.upload, cloudName: '', uploadPreset: '', isOwn: true };
  const address = `https://api.cloudinary.com/v1_1/${encodeURIComponent(cloudName)}/image/upload`;
  return { address, cloudName, uploadPreset, isOwn: false };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/** The address in a host's answer, the one with https: first; `null` without one that a page may show. */
export function pictureAddress(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const secure = 'secure_url' in answer ? answer.secure_url : undefined;
  const url = 'url' in answer ? answer.url : undefined;
  const address = [secure, url].find((candidate) => typeof candidate === 'string');
  return typeof address === 'string' && isPictureUrl(address) ? address : null;
}

function makeForm(picture: Blob, name: string, host: PictureHost): FormData {
  const form = new FormData();
  form.set('file', picture, name);
  form.set('upload_preset', host.uploadPreset);
  form.set('cloud_name', host.cloudName);
  return form;
}

interface UploadOptions {
  host: PictureHost;
  isDrawing: boolean;
  signal: AbortSignal;
  /** Called with the fraction sent so far, 0 to 1. */
  onProgress: (part: number) => void;
}

function readAnswer({ status, responseText }: XMLHttpRequest): string | RequestFailed {
  const body = parse(responseText);
  const isProblem = typeof body === 'object' && body !== null && 'detail' in body;
  const detail = isProblem && typeof body.detail === 'string' ? body.detail : '';
  const problem = detail === '' ? null : { title: '', status, detail };
  const address = status >= 200 && status < 300 ? pictureAddress(body) : null;
  return address ?? new RequestFailed(status, problem, body);
}

/**
 * Uploads one picture and returns its address. Throws `RequestFailed`: with the host's status and sentence where it
 * refused the picture, with status 0 where there was no answer in time or `signal` ended it. `fetch` does not report the progress.
 */
export function uploadPicture(
  picture: Blob,
  name: string,
  { host, isDrawing, signal, onProgress }: UploadOptions,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    const fail = () => reject(new RequestFailed(0, null));
    const end = () => call.abort();
    // A hosted service keeps what is transparent in any case.
    call.open('POST', host.isOwn && isDrawing ? `${host.address}?drawing` : host.address);
    call.timeout = uploadMilliseconds;
    call.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    call.onerror = call.ontimeout = call.onabort = fail;
    call.onload = () => {
      const answer = readAnswer(call);
      if (typeof answer === 'string') resolve(answer);
      else reject(answer);
    };
    call.onloadend = () => signal.removeEventListener('abort', end);
    signal.addEventListener('abort', end);
    if (signal.aborted) fail();
    else call.send(makeForm(picture, name, host));
  });
}
