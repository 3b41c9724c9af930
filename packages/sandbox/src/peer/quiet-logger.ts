const nothing = (): void => undefined

/** A logger that writes nothing: entries contain addresses and keys. */
export const QUIET = {
  level: 'silent',
  fatal: nothing,
  error: nothing,
  warn: nothing,
  info: nothing,
  debug: nothing,
  trace: nothing,
  silent: nothing,
  bindings: () => ({}),
  child: () => QUIET,
}
