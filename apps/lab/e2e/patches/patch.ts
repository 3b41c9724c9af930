/** A page whose scripts have changed what the browser brings along. */
export interface Patch {
  readonly name: string
  /** Runs in the page before its own scripts. */
  readonly script: string
  /** What the page or its libraries say on the console; we work all the same. */
  readonly comments?: RegExp
  /** We do not work there, and say so on the console. */
  readonly stops?: RegExp
}

/** Wraps a method so that it does the same by way of a function of the page. */
export const wrap = (...paths: readonly string[]): string =>
  paths
    .map((path) => {
      const cut = path.lastIndexOf('.')
      const [owner, key] = [path.slice(0, cut), path.slice(cut + 1)]
      return `{ const own = ${owner}.${key}
        ${owner}.${key} = function () { return own.apply(this, arguments) } }`
    })
    .join('\n')
