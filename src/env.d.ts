/// <reference types="astro/client" />
import type { Session } from './server/auth/session';

declare global {
  namespace App {
    interface Locals {
      /** Who is signed in, on the pages of the admin area. */
      session?: Session | null;
    }
  }
}
