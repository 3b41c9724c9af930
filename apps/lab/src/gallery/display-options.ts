/** How the gallery is shown; every part of it stands in the page's address. */
export interface Look {
  readonly mode: 'light' | 'dark'
  readonly dir: 'ltr' | 'rtl'
  /** Only this entry, by its id. */
  readonly part?: string | undefined
}

/** Reads a look from the query of an address; what is missing or unknown is as by default. */
export function readLook(search: string): Look {
  const query = new URLSearchParams(search)
  return {
    mode: query.get('mode') === 'dark' ? 'dark' : 'light',
    dir: query.get('dir') === 'rtl' ? 'rtl' : 'ltr',
    part: query.get('part') ?? undefined,
  }
}

/** The query that shows a look. */
export function writeLook({ mode, dir, part }: Look): string {
  const query = new URLSearchParams({ mode, dir })
  if (part !== undefined) query.set('part', part)
  return `?${query}`
}
