/** A page whose scripts have changed what the browser brings along. */
export interface Patch {
  readonly name: string
  /** Runs in the page before its own scripts. */
  readonly script: string
  /** Console messages of the page or its libraries; the modal works anyway. */
  readonly comments?: RegExp
  /** The modal does not work there, and logs it on the console. */
  readonly stops?: RegExp
  /** Nothing else can be changed in the same page. */
  readonly isAlone?: true
}

/** How many changes a page has. */
const CHANGES = 12

/**
 * Pages with several changes each, which are of different kinds; what has to be alone is alone.
 *
 * @param patches - Those of a kind beside each other.
 */
export function pagesOf(patches: readonly Patch[]): readonly Patch[] {
  const alone = patches.filter((each) => each.isAlone || each.comments)
  const others = patches.filter((each) => !alone.includes(each))
  const pageCount = Math.ceil(others.length / CHANGES)
  const pages = others.slice(0, pageCount).map((_, page): Patch => {
    const changes = others.filter((_, index) => index % pageCount === page)
    return {
      name: changes.map(({ name }) => name).join(', and with '),
      // Each in a block: several have names of their own.
      script: changes.map(({ script }) => `{\n${script}\n}`).join('\n'),
    }
  })
  return [...pages, ...alone]
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
