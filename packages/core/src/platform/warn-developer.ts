/** Warns a website's developer on the console, before the core and its log exist. */
export function warnDeveloper(message: string): void {
  console.warn(`[latchkey] ${message}`)
}
