/// <reference types="astro/client" />
import type { Session } from './server/auth/session';

declare global {
  namespace App {
    interface Locals {
      /** The signed-in person, on the pages of the admin area. */
      session?: Session | null;
    }
  }

  namespace Astro {
    interface ClientDirectives {
      /** An island that starts where it comes into the window (islands/near.ts). */
      'client:near'?: boolean;
    }
  }
}
