const nothing = (): void => undefined

/** A logger that keeps everything for itself, addresses and keys above all. */
export const QUIET = {
  ...{ level: 'silent', fatal: nothing, error: nothing, warn: nothing },
  ...{ info: nothing, debug: nothing, trace: nothing, silent: nothing },
  bindings: () => ({}),
  child: () => QUIET,
}
