/// <reference types="astro/client" />

declare module 'astro' {
  interface AstroClientDirectives {
    /**
     * Loads the island's code on the first sign of a visitor, hydrates it on first use. The value is
     * the address of data that the code requests first.
     */
    'client:intent'?: boolean | string;
  }
}

export {};
