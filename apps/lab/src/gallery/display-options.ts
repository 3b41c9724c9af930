/** How the gallery is shown, as the query of the page's address. */
export interface DisplayOptions {
  readonly mode: 'light' | 'dark'
  readonly dir: 'ltr' | 'rtl'
  /** Only this entry, by its id. */
  readonly part?: string | undefined
}

/** Reads the options from the query of an address; missing or unknown values are the defaults. */
export function readDisplayOptions(search: string): DisplayOptions {
  const query = new URLSearchParams(search)
  return {
    mode: query.get('mode') === 'dark' ? 'dark' : 'light',
    dir: query.get('dir') === 'rtl' ? 'rtl' : 'ltr',
    part: query.get('part') ?? undefined,
  }
}

/** The query with these options. */
export function writeDisplayOptions({ mode, dir, part }: DisplayOptions): string {
  const query = new URLSearchParams({ mode, dir })
  if (part !== undefined) query.set('part', part)
  return `?${query}`
}
