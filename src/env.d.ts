/// <reference types="astro/client" />

declare module 'astro' {
  interface AstroClientDirectives {
    /** Loads the island's code on the first sign of a visitor, hydrates it on first use. */
    'client:intent'?: boolean;
  }
}

export {};
