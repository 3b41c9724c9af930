/** A page of the built site, or of the committed ones. */
export interface LinkedPage {
  /** Path below the site, such as `start/next.html`. */
  readonly path: string
  /** Ids that a link can name. */
  readonly anchors: ReadonlySet<string>
  /** As they are written. */
  readonly links: readonly string[]
}

/**
 * Finds links within the site that lead nowhere.
 *
 * @param hasFile - Whether the site has a file that is not one of the pages, such as a picture.
 * @returns For each its page, the link, and what is missing.
 */
export function findDeadLinks(
  pages: readonly LinkedPage[],
  hasFile: (path: string) => boolean,
): readonly string[] {
  const byPath = new Map(pages.map((page) => [page.path, page]))
  return pages.flatMap(({ path, links }) =>
    links.filter(isInternal).flatMap((link) => {
      const { pathname, hash } = new URL(link, `http://site/${path}`)
      const target = fileOf(pathname)
      const page = byPath.get(target)
      if (page === undefined) return hasFile(target) ? [] : [`${path}: ${link}: no such page`]
      const anchor = decodeURIComponent(hash.slice(1))
      const isThere = anchor === '' || page.anchors.has(anchor)
      return isThere ? [] : [`${path}: ${link}: no such heading`]
    }),
  )
}

function isInternal(link: string): boolean {
  return !/^[a-z]+:|^\/\//i.test(link)
}

function fileOf(pathname: string): string {
  const path = decodeURIComponent(pathname).slice(1)
  return path === '' || path.endsWith('/') ? `${path}index.html` : path
}

/** Reads a page of HTML. */
export function readHtmlPage(path: string, html: string): LinkedPage {
  const body = html.replace(/<script\b.*?<\/script>/gs, '')
  return {
    path,
    anchors: new Set([...body.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => plain(id))),
    links: [...body.matchAll(/<(?:a|img)\b[^>]*?\s(?:href|src)="([^"]*)"/g)].map(([, href = '']) =>
      plain(href),
    ),
  }
}

function plain(text: string): string {
  return text.replaceAll('&amp;', '&').replaceAll('&#39;', "'").replaceAll('&quot;', '"')
}

/** Reads a page of Markdown; its links to `.md` are those to the page that is made of it. */
export function readMarkdownPage(path: string, text: string): LinkedPage {
  // Pictures are files that the build looks for.
  const words = text
    .replace(/^```.*?^```$/gms, '')
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/`[^`\n]*`/g, (code) => code.replace(/[[\]()]/g, ' '))
  const headings = [...words.matchAll(/^#{1,6} (.*?)(?: \{#([\w-]+)\})?$/gm)]
  return {
    path: path.replace(/\.md$/, '.html'),
    anchors: new Set(headings.map(([, heading = '', id]) => id ?? slugOf(heading))),
    links: [...words.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) =>
      link.replace(/\.md(?=#|$)/, '.html'),
    ),
  }
}

/** The id of a heading, as the site's renderer makes it from its words. */
export function slugOf(heading: string): string {
  return heading
    .replaceAll('`', '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')
    .replace(/[\s~!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .replace(/^(\d)/, '_$1')
    .toLowerCase()
}
