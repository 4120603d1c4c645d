interface PlatformGlobal {
  Netlify?: { context?: { deploy?: { context?: string } } | null };
}

/**
 * The deploy context of this call; `local` where nothing tells (the local server gives an empty
 * text), so that production is never assumed.
 */
export function deployContext(): string {
  const platform = (globalThis as PlatformGlobal).Netlify;
  const told = [platform?.context?.deploy?.context, process.env.CONTEXT];
  return told.find((context) => context !== undefined && context !== '') ?? 'local';
}

/** Whether this is a developer's own machine; a deployed site always knows its id. */
export function isLocal(): boolean {
  if (process.env.NETLIFY_LOCAL) return true;
  return ['local', 'dev'].includes(deployContext()) && !process.env.SITE_ID;
}

/** The store's name on the platform: all contexts share the site's stores, so only production uses it bare. */
export function storeNameIn(context: string, name: string): string {
  if (context === 'production') return name;
  const label = context.toLowerCase().replace(/[^a-z0-9-]/g, '-');
  return `${label.slice(0, 40)}-${name}`;
}
