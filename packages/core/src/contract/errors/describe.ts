/** Messages by code, or what makes them from the context. */
export type Catalog = Readonly<Record<string, string | ((context: never) => string)>>

/** The message of a failure; the code itself where a catalogue has none. */
export function describe(catalog: Catalog, code: string, context: unknown): string {
  const message = catalog[code] ?? code
  // The code decides about the context, which TypeScript can't follow.
  return typeof message === 'string' ? message : message(context as never)
}
