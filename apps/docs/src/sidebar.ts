import { type Page, SECTIONS, type Section } from './read-pages.ts'
import { FIRST_PACKAGE_ORDER } from './reference/markdown.ts'

interface SidebarGroup {
  readonly text: string
  readonly items: { readonly text: string; readonly link: string }[]
}

/** The sidebar: one group for each section that has pages, in the order of their front matter. */
export function sidebarOf(pages: readonly Page[]): SidebarGroup[] {
  const groups = sectionsOf(pages).map((section) => ({
    text: SECTIONS[section],
    items: itemsOf(pages.filter((page) => page.section === section && !isOfPackage(page))),
  }))
  const packages = itemsOf(pages.filter(isOfPackage))
  return packages.length === 0 ? groups : [...groups, { text: 'Packages', items: packages }]
}

/** A generated page of everything that a package exports. */
export function isOfPackage({ section, order }: Page): boolean {
  return section === 'reference' && order >= FIRST_PACKAGE_ORDER
}

function itemsOf(pages: readonly Page[]): SidebarGroup['items'] {
  return pages.map(({ title, path }) => ({ text: title, link: linkOf(path) }))
}

/** The links in the head of every page: each section by its first page. */
export function navigationOf(pages: readonly Page[]): {
  text: string
  link: string
  activeMatch: string
}[] {
  return sectionsOf(pages).map((section) => ({
    text: SECTIONS[section],
    link: linkOf(pages.find((page) => page.section === section)?.path ?? ''),
    activeMatch: `^/${section}/`,
  }))
}

function sectionsOf(pages: readonly Page[]): readonly Section[] {
  return [...new Set(pages.map(({ section }) => section))]
}

function linkOf(path: string): string {
  return `/${path.replace(/\.md$/, '.html')}`
}
