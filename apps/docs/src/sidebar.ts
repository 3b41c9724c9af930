import { type Page, SECTIONS, type Section } from './read-pages.ts'

interface SidebarGroup {
  readonly text: string
  readonly items: { readonly text: string; readonly link: string }[]
}

/** The sidebar: one group for each section that has pages, in the order of their front matter. */
export function sidebarOf(pages: readonly Page[]): SidebarGroup[] {
  return sectionsOf(pages).map((section) => ({
    text: SECTIONS[section],
    items: pages
      .filter((page) => page.section === section)
      .map(({ title, path }) => ({ text: title, link: linkOf(path) })),
  }))
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
