import { isRecordId } from '../store/record-id';
import { Problem } from './problem';

/**
 * The id that the browser made for a new record, in the header `Idempotency-Key`: the same create sent
 * again after an unclear answer makes no second record. Undefined without the header.
 */
export function idempotencyKey(request: Request): string | undefined {
  const header = request.headers.get('idempotency-key')?.trim();
  if (header === undefined) return undefined;
  const key = header.replace(/^"(.*)"$/, '$1');
  if (!isRecordId(key)) {
    throw new Problem(
      400,
      'Idempotency-Key takes an id: 1 to 64 letters, digits, "-" and "_", beginning with a letter or digit.',
    );
  }
  return key;
}
