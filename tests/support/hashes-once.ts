/** Lets each secret be hashed once, with what it was hashed with: a set-up code has the cost of a deployed site in tests too. */
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

type Derive = (
  secret: string,
  salt: Buffer,
  length: number,
  settings: object,
  done: (error: Error | null, key: Buffer) => void,
) => void;

const known = new Map<string, Promise<Buffer>>();
const real = crypto.scrypt as unknown as Derive;

const remember: Derive = (secret, salt, length, settings, done) => {
  const asked = JSON.stringify([secret, salt.toString('hex'), length, settings]);
  const key =
    known.get(asked) ??
    new Promise<Buffer>((resolve, reject) => {
      real(secret, salt, length, settings, (error, made) =>
        error ? reject(error) : resolve(made),
      );
    });
  known.set(asked, key);
  // A copy, since whoever gets it may change it.
  key.then(
    (made) => done(null, Buffer.from(made)),
    (error: unknown) => done(error as Error, Buffer.alloc(0)),
  );
};
// Files of tests share a process.
if (real.name !== remember.name) {
  Object.assign(crypto, { scrypt: remember });
  syncBuiltinESMExports();
}
