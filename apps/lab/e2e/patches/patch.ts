/** A page whose scripts have changed what the browser brings along. */
export interface Patch {
  readonly name: string
  /** Runs in the page before its own scripts. */
  readonly script: string
  /** Console messages of the page or its libraries; the modal works anyway. */
  readonly comments?: RegExp
  /** The modal does not work there, and logs it on the console. */
  readonly stops?: RegExp
}

/** Wraps a method in a function of the page that does the same. */
export const wrap = (...paths: readonly string[]): string =>
  paths
    .map((path) => {
      const cut = path.lastIndexOf('.')
      const [owner, key] = [path.slice(0, cut), path.slice(cut + 1)]
      return `{ const own = ${owner}.${key}
        ${owner}.${key} = function () { return own.apply(this, arguments) } }`
    })
    .join('\n')
